import { localTime, shopTimeZone } from '@tessera/domain/local-time'
import type { JsonBody } from '@tessera/testing/wire'
import type { FormControl, Typed } from './page-form.ts'

/** The values of a record as a person types them into the controls of its form. */
export function typedValues(controls: readonly FormControl[], record: JsonBody): Typed {
  return Object.fromEntries(
    controls.flatMap((control): [string, string | string[]][] => {
      const value = valueIn(record, control.name)
      return control.type === 'hidden' || value === undefined ? [] : [[control.name, typedValue(control, value)]]
    }),
  )
}

/** `PriceBreaks.0.Price`, `Inventory.Enabled`. */
const valueIn = (record: JsonBody, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => (value as JsonBody | null | undefined)?.[key], record)

function typedValue({ type }: FormControl, value: unknown): string | string[] {
  if (type === 'checkbox') return (value as string[]).map(String)
  if (type === 'datetime-local') return localText(String(value))
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('\n')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

function localText(moment: string): string {
  const { day, time } = localTime(new Date(moment), shopTimeZone)
  return `${day}T${time}`
}

/** A record without what its controls cannot show: seconds, and the order of picked values. */
export const asTyped = (record: JsonBody): JsonBody =>
  JSON.parse(
    JSON.stringify(record).replace(/T(\d\d:\d\d):\d\d(\.\d+)?(\+00:00|Z)"/g, 'T$1:00.000Z"'),
    (_, value: unknown) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value,
  ) as JsonBody
