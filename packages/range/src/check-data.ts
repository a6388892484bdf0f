import { attributeValues, type ValueOf } from '@tessera/contract/shop/product-attributes'
import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import { Check, Errors } from 'typebox/schema'

/** An object with these properties and no others, so that a misspelled optional property is an error. */
export const dataRow = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })
export const dataText = () => Type.String({ minLength: 1 })
export const dataCents = () => Type.Integer({ minimum: 1 })
export const dataMeasure = () => Type.Number({ exclusiveMinimum: 0 })
export const dataRange = () => Type.Tuple([Type.Number({ minimum: 0 }), Type.Number({ minimum: 0 })])
/** '#rrggbb' */
export const dataColor = () => Type.String({ pattern: '^#[0-9a-f]{6}$' })
/** A value that the shop knows for the attribute. */
export const dataAttribute = <A extends keyof typeof attributeValues>(attribute: A) =>
  Type.Unsafe<ValueOf<A>>(Type.Enum([...attributeValues[attribute]]))

/** A row for every material. */
export const dataByMaterial = <S extends TSchema>(row: S) =>
  Type.Unsafe<Readonly<Record<ValueOf<'material'>, Static<S>>>>(
    dataRow(Object.fromEntries(attributeValues.material.map((material) => [material, row]))),
  )

/** Returns the content of a data file if it matches the schema; otherwise names the first wrong place. */
export function checkData<S extends TSchema>(file: string, schema: S, content: unknown): Static<S> {
  if (Check(schema, content)) return content
  const [, [error]] = Errors(schema, content)
  const problem = error?.keyword === 'boolean' ? 'is not a property that the schema knows' : error?.message
  throw new TypeError(`${file}${error?.instancePath ?? ''}: ${problem}.`)
}
