import { fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import { operations } from '@tessera/contract/platform/operations'
import { isSecretName } from '@tessera/domain/changes/secret-values'
import { expect, test } from 'vitest'
import { curlOf } from '../app/operations/curl-of.ts'
import { hiddenText, hideSecrets } from '../app/operations/hide-secrets.ts'

function writeOnlyNames(model: Model, seen = new Set<Model>()): string[] {
  if (seen.has(model)) return []
  seen.add(model)
  return fieldsOf(model).flatMap(([name, field]) => {
    const inner = [field['x-model'], field['x-items']].filter((one) => one !== undefined).filter(isModel)
    return [...(field.writeOnly ? [name] : []), ...inner.flatMap((one) => writeOnlyNames(one, seen))]
  })
}

test('every field that is never shown by the API is a secret here too', () => {
  const names = operations.flatMap(({ body, reply }) =>
    [body, reply].flatMap((one) => (one ? writeOnlyNames(one) : [])),
  )
  expect([...new Set(names)].filter((name) => !isSecretName(name))).toEqual([])
})

test('tokens, passwords and keys are hidden at every depth; what is not set stays so', () => {
  const answer = {
    access_token: 'eyJ',
    ClientSecret: null,
    Items: [{ Name: 'A', HashKey: 'k', DeliveryTargets: { Http: { Secret: 's', Endpoint: 'https://x' } } }],
    TokenEndpoint: 'https://id.example/token',
    PasswordLastSetDate: '2026-01-01',
  }
  expect(hideSecrets(answer)).toEqual({
    access_token: hiddenText,
    ClientSecret: null,
    Items: [
      { Name: 'A', HashKey: hiddenText, DeliveryTargets: { Http: { Secret: hiddenText, Endpoint: 'https://x' } } },
    ],
    TokenEndpoint: 'https://id.example/token',
    PasswordLastSetDate: '2026-01-01',
  })
})

test('a call for a terminal has no token and no password, and quotes cannot leave its text', () => {
  const curl = curlOf('POST', 'https://shop.test/v1/adminusers', { Username: "o'neil", Password: 'A-Password-1' })
  expect(curl).not.toContain('A-Password-1')
  expect(curl).toContain('Bearer $TOKEN')
  expect(curl).toContain(`-d '{"Username":"o'\\''neil","Password":"${hiddenText}"}'`)
})
