/** Not secret although their names match the pattern below. */
const plainNames = new Set(['poNumber', 'orderNumber', 'customerNumber', 'savedCardId'])
/** Whether a field may be sent back to the page; secrets never are. */
export const isEchoedField = (name: string): boolean =>
  plainNames.has(name) || !/password|card|code|number|captcha/i.test(name)

export function typedValuesOf(form: FormData | URLSearchParams): Record<string, string> {
  const pairs = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && isEchoedField(name) ? [[name, value]] : [],
  )
  return Object.fromEntries(pairs)
}
