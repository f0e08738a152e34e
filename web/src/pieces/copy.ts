/** Puts a text on the clipboard; says whether it could. On plain http browsers offer no clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
