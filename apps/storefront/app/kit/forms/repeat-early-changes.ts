import type { EarlyChange, EarlyChanges } from './use-early-changes.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields that were changed again since are left alone: React heard that. */
export function repeatEarlyChanges(changes: EarlyChanges): void {
  for (const [target, change] of changes) {
    const field = target as Field
    if (!field.isConnected) continue
    if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) choose(field, change.checked)
    else enter(field, change)
  }
  changes.clear()
}

/** A click is what React listens to here. It changes nothing unless the field differs before. */
function choose(field: HTMLInputElement, isChecked: boolean): void {
  if (field.type === 'radio' && !isChecked) return
  field.checked = !isChecked
  field.click()
}

/** React notices a value only if it differs from the one it knows, and is set behind its back. */
function enter(field: Field, { type, value }: EarlyChange): void {
  if (field.type !== 'file') write(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (type === 'change') field.dispatchEvent(new Event('change', { bubbles: true }))
}

function write(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    return
  }
  const { selectionStart: start, selectionEnd: end } = field
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end)
}
