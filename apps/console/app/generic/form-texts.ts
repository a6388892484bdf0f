import { rowsText } from './field-text.ts'
import type { FormField } from './form-field.ts'

/** The typed text of every field that the form had. */
export function textsOf(fields: readonly Pick<FormField, 'name' | 'kind'>[], form: FormData): Record<string, string> {
  const rows = fields.filter(({ kind }) => kind === 'rows').map(({ name }) => [name, rowsIn(form, name)] as const)
  const plain = fields
    .filter(({ name, kind }) => kind !== 'rows' && form.has(name))
    .map(({ name, kind }) => {
      const all = form.getAll(name).map((text) => String(text).replaceAll('\r\n', '\n'))
      return [name, kind === 'checks' ? all.filter(Boolean).join('\n') : (all.at(-1) ?? '')] as const
    })
  return Object.fromEntries([...plain, ...rows.filter(([, text]) => text !== undefined)]) as Record<string, string>
}

/** The cells `PriceBreaks.0.Price` as the text of one field; undefined if the form had none of them. */
function rowsIn(form: FormData, name: string): string | undefined {
  const rows: Record<string, string>[] = []
  for (const [key, value] of form) {
    const [, at, column = ''] = key.startsWith(`${name}.`)
      ? (/^(\d{1,3})\.(\w+)$/.exec(key.slice(name.length + 1)) ?? [])
      : []
    if (at === undefined) continue
    rows[Number(at)] = { ...rows[Number(at)], [column]: String(value) }
  }
  return rows.length > 0 ? rowsText(rows.filter(Boolean)) : undefined
}
