import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NOTICES = '../notices.json'

/** The package that a module belongs to, or null for our own. */
export function packageOf(module: string): string | null {
  const path = module.split('node_modules/').at(-1)
  if (path === undefined || path === module) return null
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Nothing goes into the page whose licence does not stand in `notices.json`: the build fails and names it. */
export function shipped(): Plugin {
  return {
    name: 'shipped',
    apply: 'build',
    generateBundle(_, bundle) {
      const file = join(import.meta.dirname, NOTICES)
      if (!existsSync(file)) this.error(`${NOTICES} is missing; \`cargo xtask notices\` writes it`)
      const notices = JSON.parse(readFileSync(file, 'utf8')) as { packages: { name: string }[] }
      const named = new Set(notices.packages.map((one) => one.name))
      const modules = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []))
      const missing = new Set(modules.map(packageOf).filter((name) => name !== null && !named.has(name)))
      if (missing.size > 0) this.error(`${NOTICES} does not name ${[...missing].join(', ')}`)
    },
  }
}
