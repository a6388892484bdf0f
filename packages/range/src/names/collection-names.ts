import Type from 'typebox'
import rows from '../../data/collection-names.json' with { type: 'json' }
import { checkData, dataRow, dataText } from '../check-data.ts'

const styleRow = dataRow({ first: Type.Array(dataText()), second: Type.Array(dataText()) })
const styleRows = dataRow({ classical: styleRow, modern: styleRow, nature: styleRow, craft: styleRow })

/** Collection names. When all are used, they are reused with a second word. */
export const nameStyles = checkData('collection-names.json', styleRows, rows)
export type NameStyle = keyof typeof nameStyles

/** Yields every name of a style once, single words first. */
export function* collectionNames(style: NameStyle): Generator<string> {
  const { first, second } = nameStyles[style]
  yield* first
  for (const after of second) for (const name of first) if (name !== after) yield `${name} ${after}`
}
