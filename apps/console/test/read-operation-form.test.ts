import { expect, test } from 'vitest'
import { formSections } from '../app/generic/form-fields.server.ts'
import { readOperationForm } from '../app/generic/read-operation-form.ts'
import { findOperation } from '../app/operations/find-operation.ts'

const sectionsOf = (id: string) => {
  const operation = findOperation(id)
  if (!operation) throw new Error(`There is no ${id}.`)
  return formSections(operation)
}

test('what is missing or no number or no JSON is said at its field', () => {
  const { problems } = readOperationForm(sectionsOf('Products.Create'), {
    'body.QuantityMultiplier': '1.5',
    'body.ShipWeight': 'heavy',
    'body.xp': '{',
  })
  expect(problems).toEqual({
    'body.Name': 'Enter the name.',
    'body.QuantityMultiplier': 'Enter a whole number.',
    'body.ShipWeight': 'Enter a number.',
    'body.xp': expect.stringContaining('JSON'),
  })
})

test('a patch requires nothing and sends what was typed, in its type', () => {
  const { params, body, problems } = readOperationForm(sectionsOf('Products.Patch'), {
    'path.productID': 'slate-12',
    'body.Active': 'false',
    'body.QuantityMultiplier': '2',
    'body.xp': '{"finish":"Matte"}',
  })
  expect(problems).toEqual({})
  expect(params).toEqual({ productID: 'slate-12' })
  expect(body).toEqual({ Active: false, QuantityMultiplier: 2, xp: { finish: 'Matte' } })
})

test('read-only fields are not asked for, and passwords are secrets', () => {
  const fields = sectionsOf('AdminUsers.Create').flatMap((section) => section.fields)
  expect(fields.find(({ name }) => name === 'body.Password')?.kind).toBe('secret')
  expect(fields.map(({ name }) => name)).not.toContain('body.DateCreated')
})
