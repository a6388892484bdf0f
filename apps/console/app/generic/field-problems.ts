import type { ErrorEntry } from '@tessera/client/platform-error'
import type { FormField } from './form-field.ts'

interface ErrorData {
  Property?: string
  ObjectID?: string
}

/** The server's words at their fields; those that name no field of the form stand above it. */
export function fieldProblems(
  fields: readonly FormField[],
  texts: Readonly<Record<string, string>>,
  errors: readonly ErrorEntry[],
): { problems: Record<string, string>; messages: string[] } {
  const problems: Record<string, string> = {}
  const messages: string[] = []
  for (const { Data, Message } of errors) {
    const { Property, ObjectID } = (typeof Data === 'object' && Data ? Data : {}) as ErrorData
    const field = Property ? fieldOf(fields, Property) : fields.find((one) => isNamed(one, texts, ObjectID))
    if (field) problems[field.name] = Message
    else messages.push(Message)
  }
  return { problems, messages }
}

/** `PriceBreaks[0].Price` is a cell of the list `PriceBreaks`, and `xp.a.b` may be a part of the JSON. */
function fieldOf(fields: readonly FormField[], property: string): FormField | undefined {
  const isAt = ({ name }: FormField) =>
    name === property || property.startsWith(`${name}.`) || property.startsWith(`${name}[`)
  return fields.filter(isAt).toSorted((one, other) => other.name.length - one.name.length)[0]
}

/** A record that was not found is the one whose ID was typed. */
const isNamed = ({ name }: FormField, texts: Readonly<Record<string, string>>, id: string | undefined): boolean =>
  id !== undefined && name !== 'ID' && name.endsWith('ID') && texts[name] === id
