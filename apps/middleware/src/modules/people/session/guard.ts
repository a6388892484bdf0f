import {
  apiVersion,
  apiVersionHeader,
  countedPageHeader,
  shopTokenHeader,
  siteHeader,
  siteIds,
} from '@tessera/contract/brand'
import type { Operation } from '@tessera/contract/kit/operation'
import { formCalls } from '@tessera/contract/middleware/forms/operations'
import { limits, type RateLimit, type ShopOperation } from '@tessera/contract/middleware/kit'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import type { Queryable } from '@tessera/server/database'
import { isInternalRequest } from '@tessera/server/is-internal-request'
import { addressBlock, recordHit } from '@tessera/server/rate-limit'
import { SoftRateLimiter } from '@tessera/server/soft-rate-limiter'
import type { FastifyRequest } from 'fastify'
import type { Commerce } from '../../../kit/commerce.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { BearerIdentity, Customer, Visitor } from '../../../kit/visitor.ts'
import { admitActing } from './admit-acting.ts'
import { customerFinder } from './find-customer.ts'
import { findOwner } from './find-owner.ts'

/** Default rate limits by person and by IP address. */
export interface UsualLimits {
  person: RateLimit
  address: RateLimit
  /** Calls of our own pages per IP address, unless the page was counted as a whole. */
  pageCalls?: RateLimit
}

interface GuardNeeds {
  database: Queryable
  commerce: Commerce
  usual: UsualLimits
}

interface Needs extends GuardNeeds {
  findCustomer: ReturnType<typeof customerFinder>
  persons: SoftRateLimiter
  addresses: SoftRateLimiter
  pageCalls: SoftRateLimiter
  /** By name, for calls with a limit of their own. */
  softLimits: Map<string, SoftRateLimiter>
}

const softLimits = Object.values<RateLimit>(limits).filter(({ isSoft }) => isSoft)

/** Authenticates, authorizes and rate-limits a request before its body is read. */
export function guardWith(guardNeeds: GuardNeeds) {
  const { database, usual } = guardNeeds
  const addresses = new SoftRateLimiter(database, usual.address)
  const needs = {
    ...guardNeeds,
    findCustomer: customerFinder(database),
    persons: new SoftRateLimiter(database, usual.person),
    addresses,
    pageCalls: usual.pageCalls ? new SoftRateLimiter(database, usual.pageCalls) : addresses,
    softLimits: new Map(softLimits.map((limit) => [limit.name, new SoftRateLimiter(database, limit)])),
  }
  return async (operation: Operation, request: FastifyRequest): Promise<Visitor> => {
    refuseOtherVersions(request)
    const siteId = readSiteId(request)
    const shopOperation = operation as ShopOperation // this app mounts only shop operations
    refuseForms(shopOperation, request)
    const visitor = { siteId, ...(await readCaller(needs, request, shopOperation.access === 'anyone')) }
    checkAccess(shopOperation, visitor)
    await countHits(needs, shopOperation, visitor, request)
    await admitActing(database, shopOperation, visitor, request)
    return visitor
  }
}

function refuseOtherVersions({ headers }: FastifyRequest): void {
  const version = headers[apiVersionHeader]
  if (version !== undefined && version !== apiVersion) refuse('Request.Version')
}

/** A request without the header is for the default site. */
function readSiteId({ headers }: FastifyRequest): string {
  const siteId = oneOf(headers[siteHeader]) ?? siteIds[0]
  return siteIds.includes(siteId) ? siteId : refuse('Request.Site')
}

/** Email services submit one-click unsubscribe as a form (RFC 8058); no other call accepts forms. */
const takesForm = formCalls.unsubscribe.id

/** Another site can submit a form without CORS, and the API promises only JSON. */
function refuseForms({ id }: ShopOperation, { headers }: FastifyRequest): void {
  const isForm = headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded')
  if (isForm && id !== takesForm) refuse('Request.ContentType')
}

/** For public calls an expired token counts as none: a visitor who signs in again may still send one. */
async function readCaller(
  { findCustomer, commerce }: Needs,
  { headers }: FastifyRequest,
  isForAnyone: boolean,
): Promise<Omit<Visitor, 'siteId'>> {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const bearer = token ? await commerce.findBearer(token) : undefined
  if (token && !bearer && !isForAnyone) refuse('Session.Expired')
  const shopToken = oneOf(headers[shopTokenHeader])
  const customer = await findOwner(findCustomer, bearer, shopToken)
  if (shopToken && !customer && !isForAnyone) refuse('Session.Expired')
  return { bearer, customer, agent: headers['user-agent'] }
}

const oneOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0] || undefined

function checkAccess(operation: ShopOperation, { bearer, customer }: Visitor): void {
  const { access } = operation
  if (access === 'anyone') return
  if (!bearer) refuse('Session.Missing')
  if (access === 'visitor') return
  if (access === 'operator') {
    checkOperator(operation, bearer)
    return
  }
  if (access === 'staff') {
    if (!bearer.staff) refuse('Session.NotYours')
    return
  }
  if (!customer) refuse('Session.Missing')
  if (access === 'manager' && !isManager(customer)) refuse('Session.NeedsManager')
}

function checkOperator(operation: ShopOperation, { operator, roles }: BearerIdentity): void {
  if (!operator || !mayUseStaffCall(roles, operation)) refuse('Session.NotYours')
}

export const isManager = ({ rights }: Customer): boolean => rights.has('can_create_user')

async function countHits(
  needs: Needs,
  { limit, access }: ShopOperation,
  visitor: Visitor,
  request: FastifyRequest,
): Promise<void> {
  const { persons } = needs
  const block = addressBlock(request.ip)
  const person = visitor.customer?.personID
  const now = Date.now()
  refuseIfEarly(person ? persons.hit(person, now) : limiterOf(needs, request)?.hit(block, now))
  const who = access === 'anyone' ? block : nameOf(visitor, block)
  if (limit) refuseIfEarly(await countOwnLimit(needs, limit, who, now))
}

const countOwnLimit = async (
  { database, softLimits }: Needs,
  limit: RateLimit,
  who: string,
  now: number,
): Promise<number | undefined> => {
  const soft = softLimits.get(limit.name)
  return soft ? soft.hit(who, now) : recordHit(database, limit, who)
}

/** Limiter for calls without a customer. A page that was counted as a whole has already paid for its calls. */
function limiterOf({ addresses, pageCalls }: Needs, request: FastifyRequest): SoftRateLimiter | undefined {
  if (!isInternalRequest(request)) return addresses
  return request.headers[countedPageHeader] === undefined ? pageCalls : undefined
}

function refuseIfEarly(wait: number | undefined): void {
  if (wait) refuse('Request.TooOften', { headers: { 'retry-after': String(wait) }, data: { seconds: wait } })
}

/** Guests at one IP address are told apart by their tokens, whose number per address is limited. */
const nameOf = ({ customer, bearer }: Visitor, block: string): string =>
  customer?.personID ?? (bearer ? bearer.token.slice(-40) : block)
