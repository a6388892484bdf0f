/** Puts words into the text area of a form, as if they were typed. */
export function writeInto(around: HTMLElement | null, words: string): void {
  const field = around?.querySelector('textarea')
  if (!field) return
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}
