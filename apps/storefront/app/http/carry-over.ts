type Field = HTMLElement & { value?: string }

const fieldsOf = (box: HTMLElement | null): Field[] => [
  ...(box?.querySelectorAll<Field>('a, button, input, select, summary') ?? []),
]

/** Copies typed values and the focus into a part that is rendered again. */
export function carryOver(from: HTMLElement | null): (to: HTMLElement | null) => void {
  const before = fieldsOf(from).map((field) => ({ value: field.value, hasFocus: field.matches(':focus') }))
  return (to) => {
    for (const [at, field] of fieldsOf(to).entries()) {
      const { value, hasFocus = false } = before[at] ?? {}
      if (value && field instanceof HTMLInputElement && value !== field.value) typeInto(field, value)
      if (hasFocus) field.focus({ preventScroll: true })
    }
  }
}

/** React notices a value only if it is set behind its back and announced as typing. */
function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
