import { isDeepStrictEqual } from 'node:util'
import { type Field, fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import { expect } from 'vitest'
import type { Body } from './wire.ts'

/** Keys that a server may omit from replies. */
const secret = /^(ClientSecret|ConnectClientSecret|HashKey|SharedKey)$/

/** Expects every sent property in the reply; the reply may have more. */
export function expectSaved(model: Model, sent: Body, got: Body): void {
  expect(differences(model, sent, got), `what was saved of ${model.title}`).toEqual([])
}

function differences(model: Model, sent: Body, got: Body, path = ''): string[] {
  return fieldsOf(model)
    .filter(([name, field]) => name in sent && !field.readOnly && !field.writeOnly && !secret.test(name))
    .flatMap(([name, field]) => fieldDifferences(field, sent[name], got[name], `${path}${name}`))
}

function fieldDifferences(field: Field, sent: unknown, got: unknown, path: string): string[] {
  const differs = `${path}: sent ${JSON.stringify(sent)}, got ${JSON.stringify(got)}`
  const { 'x-model': inner, 'x-items': items } = field
  if (sent === null || got === null || got === undefined) return sent === got ? [] : [differs]
  if (inner) return differences(inner, sent as Body, got as Body, `${path}.`)
  if (items && isModel(items)) {
    const [all, shown] = [sent as Body[], got as Body[]]
    if (all.length !== shown.length) return [differs]
    return all.flatMap((item, index) => differences(items, item, shown[index] ?? {}, `${path}[${index}].`))
  }
  if (field.format === 'date-time')
    return new Date(String(sent)).getTime() === new Date(String(got)).getTime() ? [] : [differs]
  return isDeepStrictEqual(sent, got) ? [] : [differs]
}
