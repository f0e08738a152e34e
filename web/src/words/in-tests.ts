/** Tests speak English, and a sentence that cannot be said is a fault. */
import { speak } from './language.svelte'

await speak('en')
