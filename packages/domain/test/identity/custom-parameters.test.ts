import { readCustomParameters } from '@tessera/domain/identity/custom-parameters'
import { expect, test } from 'vitest'

test('parameters of the protocol cannot be changed by a link', () => {
  expect(
    readCustomParameters('state=x&Nonce=x&redirect_uri=https://evil.example&request_uri=x&scope=x&__proto__=x&=x'),
  ).toEqual({})
  expect(Object.keys(readCustomParameters(Array.from({ length: 99 }, (_, n) => `p${n}=1`).join('&')))).toHaveLength(20)
})

test('other parameters are passed on', () => {
  expect(readCustomParameters('response_mode=form_post&login_hint=ann%40shop.test')).toEqual({
    response_mode: 'form_post',
    login_hint: 'ann@shop.test',
  })
})
