import { shopTokenHeader } from '@tessera/contract/brand'
import { type Operation, urlOf } from '@tessera/contract/kit/operation'
import { findShopRow } from './all-operations.ts'
import { sampleBody, sampleID } from './sample.ts'

const sampleParameters: Record<string, string> = {
  direction: 'Incoming',
  promoCode: 'SPRING10',
  verificationCode: '482913',
  thingType: 'Order',
  key: 'Room',
}

const formValues: Record<string, string> = {
  grant_type: 'password',
  username: 'ana',
  password: 'Quiet-Morning-7',
  scope: 'Shopper',
  anonuserid: 'visitor-1',
}
const grantTypes: Record<string, string> = {
  'Auth.ClientCredentials': 'client_credentials',
  'Auth.Anonymous': 'client_credentials',
  'Auth.RefreshToken': 'refresh_token',
}

/** The curl command of a call. IDs are examples; token and secrets come from shell variables. */
export function curlOf(operation: Operation, publicUrl: string): string {
  const url = `${publicUrl}${urlOf(operation.path).replace(/:(\w+)/g, (_, name) => sampleParameters[name] ?? sampleID(name))}`
  const body = sampleBody(operation)
  return [
    `curl ${operation.verb === 'GET' ? '' : `-X ${operation.verb} `}${quoteForShell(url + queryOf(operation))}`,
    ...tokensFor(operation),
    ...(operation.form ?? []).map((name) => `-d ${formField(operation, name)}`),
    ...(body
      ? [
          `-H 'Content-Type: application/json'`,
          `-d ${quoteForShell(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`,
        ]
      : []),
  ].join(' \\\n  ')
}

function tokensFor(operation: Operation): string[] {
  const bearer = '-H "Authorization: Bearer $TOKEN"'
  const shopRow = findShopRow(operation)
  if (operation.open || shopRow?.access === 'anyone') return []
  const isOneEnough = !shopRow || ['visitor', 'operator', 'staff'].includes(shopRow.access)
  return isOneEnough ? [bearer] : [bearer, `-H "${shopTokenHeader}: $SHOP_TOKEN"`]
}

function queryOf(operation: Operation): string {
  if (operation.list) return '?pageSize=20'
  if (!findShopRow(operation) || !operation.query?.length) return ''
  return `?${operation.query.map((name) => `${name}=${encodeURIComponent(sampleID(name))}`).join('&')}`
}

/** Client and secrets differ per installation, so they are shell variables. */
function formField({ id }: Operation, name: string): string {
  const value = name === 'grant_type' ? grantTypes[id] : undefined
  const known = value ?? formValues[name]
  return known ? quoteForShell(`${name}=${known}`) : `"${name}=$${name.toUpperCase()}"`
}

/** Quotes a text as one shell word. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
