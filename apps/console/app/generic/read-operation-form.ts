import type { PathValues } from '../operations/find-operation.ts'
import { readText } from './field-text.ts'
import type { FormSection } from './form-field.ts'

export interface TypedRequest {
  params: PathValues
  query: URLSearchParams
  body: Record<string, unknown> | undefined
  /** Problems by name of the field. */
  problems: Record<string, string>
}

/** Reads the typed form. Empty fields are not sent; what is not a number or JSON is said at its field. */
export function readOperationForm(sections: readonly FormSection[], values: Record<string, string>): TypedRequest {
  const request: TypedRequest = { params: {}, query: new URLSearchParams(), body: undefined, problems: {} }
  for (const field of sections.flatMap(({ fields }) => fields)) {
    const [part = '', name = ''] = splitName(field.name)
    const text = values[field.name]?.trim() ?? ''
    if (part === 'body') request.body ??= {}
    if (text === '') {
      if (field.isRequired) request.problems[field.name] = `Enter the ${field.label.toLowerCase()}.`
      continue
    }
    const { value, problem } = readText(field, text)
    if (problem) request.problems[field.name] = problem
    else if (part === 'path') request.params[name] = text
    else if (part === 'query') request.query.append(name, text)
    else if (request.body) request.body[name] = value
  }
  return request
}

const splitName = (name: string): [part: string, name: string] => {
  const at = name.indexOf('.')
  return [name.slice(0, at), name.slice(at + 1)]
}
