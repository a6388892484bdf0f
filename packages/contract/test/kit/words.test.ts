import { expect, test } from 'vitest'
import { labelOf, pluralOf, withArticle } from '../../src/kit/label-of.ts'

test.for([
  ['CostCenter', 'cost center'],
  ['XpIndex', 'xp index'],
  ['ApiClientSecret', 'API client secret'],
  ['OpenIdConnect', 'OpenID connect'],
] as const)('%s reads as %s', ([title, words]) => {
  expect(labelOf(title)).toBe(words)
})

test.for([
  ['address', 'addresses'],
  ['category', 'categories'],
  ['xp index', 'xp indexes'],
  ['product', 'products'],
  ['price survey', 'price surveys'],
] as const)('many of %s are %s', ([one, many]) => {
  expect(pluralOf(one)).toBe(many)
})

test('a word takes the article it sounds like', () => {
  expect(withArticle('order')).toBe('an order')
  expect(withArticle('user')).toBe('a user')
  expect(withArticle('API client')).toBe('an API client')
  expect(withArticle('xp index')).toBe('an xp index')
})
