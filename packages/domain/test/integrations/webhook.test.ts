import { describe, expect, test } from 'vitest'
import { blankSecrets } from '../../src/integrations/blank-secrets.ts'
import { findWebhookProblem, objectOf, routeKey, routeOf } from '../../src/integrations/webhook.ts'

test('a hook needs an address that may be called and a key, or a delivery configuration', () => {
  expect(findWebhookProblem({ Url: 'http://x', HashKey: 'k' }, false)).toBe('Webhook.UrlSchemeHttps')
  expect(findWebhookProblem({ HashKey: 'k' }, true)).toBe('Webhook.UrlSchemeHttps')
  expect(findWebhookProblem({ Url: 'https://x' }, true)).toBe('Webhook.MissingHashKey')
  expect(findWebhookProblem({ DeliveryConfigID: 'd', BeforeProcessRequest: true }, true)).toBe(
    'Webhook.InvalidDeliveryConfig',
  )
  expect(findWebhookProblem({ DeliveryConfigID: 'd' }, true)).toBeUndefined()
  expect(findWebhookProblem({ Url: 'https://x', HashKey: 'k', BeforeProcessRequest: true }, true)).toBeUndefined()
})

test('routes are the same whatever their case and parameter names', () => {
  expect(routeOf({ path: '/buyers/:buyerID/users' })).toBe('v1/buyers/{buyerID}/users')
  expect(routeKey('PUT', '/v1/Buyers/{id}/')).toBe(routeKey('put', 'v1/buyers/{buyerID}'))
  expect(routeKey('PUT', 'v1/buyers/{buyerID}')).not.toBe(routeKey('PATCH', 'v1/buyers/{buyerID}'))
})

describe('the object of a change', () => {
  const of = (id: string, path: string, params: Record<string, string>, replyID?: string) =>
    objectOf({ operation: { id, path }, params, replyID, callerKey: 'me' })

  test('is the record at the top of the path', () => {
    expect(of('Buyers.Create', '/buyers', {}, 'b')).toBe('buyers/b')
    expect(of('Users.Save', '/buyers/:buyerID/users/:userID', { buyerID: 'b', userID: 'u' }, 'u')).toBe('buyers/b')
    expect(of('Orders.Patch', '/orders/:direction/:orderID', { direction: 'All', orderID: 'o' }, 'o')).toBe('orders/o')
  })

  test('is the caller for a cart, until it is an order', () => {
    expect(of('Cart.CreateLineItem', '/cart/lineitems', {}, 'l')).toBe('cart/me')
    expect(of('Cart.Submit', '/cart/submit', {}, 'o')).toBe('orders/o')
    expect(of('Catalogs.SaveAssignment', '/catalogs/assignments', {})).toBe('catalogs/me')
  })
})

test('secrets are blank at any depth', () => {
  expect(
    blankSecrets({
      Password: 'p',
      Name: 'n',
      DeliveryTargets: { Http: { Secret: 's', Endpoint: 'e' } },
      List: [{ HashKey: 'h' }],
      access_token: 't',
    }),
  ).toEqual({
    Password: null,
    Name: 'n',
    DeliveryTargets: { Http: { Secret: null, Endpoint: 'e' } },
    List: [{ HashKey: null }],
    access_token: null,
  })
})
