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
      if (value && field.matches('input') && value !== field.value) field.value = value
      if (hasFocus) field.focus({ preventScroll: true })
    }
  }
}
