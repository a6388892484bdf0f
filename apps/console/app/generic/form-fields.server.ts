import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { listQuery, type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import { rankOf, widgetOf } from './field-widgets.server.ts'
import type { FormField, FormSection } from './form-field.ts'
import { fieldLabel } from './labels.ts'

/** The form of an operation: the values of its path, its query, and the fields of its body that may be written. */
export function formSections(operation: Operation): FormSection[] {
  const { path, query = [], list, body, alsoRequired = [], form = [] } = operation
  const words = [...(list === 'full' ? listQuery : list === 'paged' ? ['page', 'pageSize'] : []), ...query]
  const sections: FormSection[] = [
    { title: 'Which record', fields: parametersOf(path).map((name) => wordField(`path.${name}`, name, true)) },
    { title: 'Query', fields: words.map((name) => wordField(`query.${name}`, name, false)) },
    { title: 'Form', fields: form.map((name) => wordField(`body.${name}`, name, name === 'grant_type')) },
    { title: 'Content', fields: body ? bodyFields(body, alsoRequired, operation.verb === 'PATCH') : [] },
  ]
  return sections.filter(({ fields }) => fields.length > 0)
}

const plainField = (name: string, label: string): FormField => ({
  name,
  label,
  kind: 'text',
  isRequired: false,
  hint: undefined,
  options: [],
  limits: {},
  emptyLabel: 'Not set',
})

function wordField(name: string, word: string, isRequired: boolean): FormField {
  const isDirection = word === 'direction'
  return {
    ...plainField(name, fieldLabel(word)),
    isRequired,
    ...(isSecretName(word) && { kind: 'secret' as const }),
    ...(isDirection && { kind: 'choice' as const, options: ['Incoming', 'Outgoing', 'All'] }),
  }
}

const bodyFields = (body: Model, alsoRequired: readonly string[], isPatch: boolean): FormField[] =>
  fieldsOf(body)
    .filter(([, field]) => !field.readOnly)
    .toSorted(([one, a], [other, b]) => rankOf(one, a) - rankOf(other, b))
    .map(([name, field]) => {
      const isRequired = !isPatch && (Boolean(field['x-required']) || alsoRequired.includes(name))
      return { ...widgetOf(name, field, isRequired), name: `body.${name}`, emptyLabel: 'Leave as it is' }
    })
