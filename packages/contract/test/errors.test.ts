import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogErrors } from '../src/errors/catalog.ts'
import { companyErrors } from '../src/errors/companies.ts'
import { integrationErrors } from '../src/errors/integrations.ts'
import { orderErrors } from '../src/errors/orders.ts'
import { paymentErrors } from '../src/errors/payments.ts'
import { priceErrors } from '../src/errors/prices.ts'
import { requestErrors } from '../src/errors/requests.ts'
import { signInErrors } from '../src/errors/sign-in.ts'
import { type ErrorCode, errors } from '../src/errors.ts'
import { defaultUserMessage, findStatusName } from '../src/status-catalog.ts'

const files = [
  requestErrors,
  signInErrors,
  companyErrors,
  catalogErrors,
  priceErrors,
  orderErrors,
  paymentErrors,
  integrationErrors,
]

describe('the error table', () => {
  test('holds no code twice', () => {
    expect(files.flatMap((one) => Object.keys(one)).length).toBe(Object.keys(errors).length)
  })

  test.for(Object.entries(errors))('%s says in one sentence what is wrong', ([, { status, message }]) => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).toMatch(/^[A-Z][^.]+\.$|^depth |^pageSize |^searchOn |^sortBy /)
  })

  test.for<[ErrorCode, number]>([
    ['NotFound', 404],
    ['IdExists', 409],
    ['InvalidToken', 401],
    ['Auth.TokenRevoked', 401],
    ['Auth.InsufficientRoles', 403],
    ['Auth.UserNotAuthorizedToAdmin', 403],
    ['Auth.AnonUserProhibited', 403],
    ['User.UsernameMustBeUnique', 409],
    ['Promotion.CodeInUse', 409],
    ['Order.CannotSubmitWithNoLineItems', 400],
    ['blocked by web hook', 400],
    ['RateLimit.Exceeded', 429],
    ['Api.Offline', 503],
  ])('%s answers %i', ([code, status]) => {
    expect(errors[code].status).toBe(status)
  })
})

const semantics = new URL('../../../../shared/platform/SEMANTICS.md', import.meta.url)

/** Runs only if the published contract is next to the repository. */
describe.runIf(existsSync(semantics))('the error table and the published list', () => {
  test('spell all 325 codes alike', () => {
    const appendix = readFileSync(semantics, 'utf8').split('## Appendix A')[1]?.split('## Appendix B')[0] ?? ''
    const published = [...appendix.matchAll(/^\| (\(no family\)|\w+) \| (.+) \|$/gm)]
      .filter(([, family]) => family !== 'Family')
      .flatMap(([, family, codes]) =>
        codes?.split(', ').map((code) => (family === '(no family)' ? code : `${family}.${code}`)),
      )
    expect(published.length).toBe(325)
    expect(published.filter((code) => !(code && code in errors))).toEqual([])
  })
})

describe('the status catalog', () => {
  test('has no name for a status it does not list', () => {
    expect(findStatusName(418)).toBeUndefined()
  })

  test('names the usual ones', () => {
    expect(findStatusName(503)).toBe('Service Unavailable')
    expect(defaultUserMessage).toBe('Something went wrong, please try again')
  })
})
