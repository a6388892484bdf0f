import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { baseType, type Field, fieldsOf, isModel, isNullable, type Model } from '@tessera/contract/kit/model'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import * as enums from '@tessera/contract/platform/enums'
import { operations } from '@tessera/contract/platform/operations'
import { roles } from '@tessera/contract/platform/roles'

/**
 * Generates the clients' types and tables from the contract; `--check` only reports whether the committed files are
 * current.
 */
type Side = 'read' | 'write'

/** One API and its client. */
interface Api {
  folder: string
  client: string
  rows: readonly Operation[]
  /** Whether calls can impersonate another user. */
  impersonates: boolean
  enums: readonly { name: string; text: string }[]
  /** Name of the query argument of a call. */
  queryName: string
}

const heading = '// Written by scripts/generate-client.ts. Change the contract, then run it again.\n'
const byName = (one: string, other: string): number => (one < other ? -1 : 1)
// Sorted by name, so that moving a declaration does not change the output.
const tagsOf = (rows: readonly Operation[]): [string, Operation[]][] =>
  [...Map.groupBy(rows, ({ tag }) => tag)].sort(([one], [other]) => byName(one, other))

/** Calls whose path arguments are in a different order than in the path. */
const argumentOrder: Record<string, readonly string[]> = {
  'ApiClients.DeleteBuyerAssignment': ['apiClientID', 'buyerID'],
  'ApiClients.DeleteSupplierAssignment': ['apiClientID', 'supplierID'],
}
const argumentsOf = ({ id, path }: Operation): readonly string[] => argumentOrder[id] ?? parametersOf(path)

function tableText({ rows }: Api): string {
  const line = (row: Operation) => {
    const flags = (row.body ? 'b' : '') + (row.list ? 'l' : row.query ? 'o' : '') + (row.isFile ? 'f' : '')
    const path = row.path.replace(/:(\w+)/g, (_, name) => `:${argumentsOf(row).indexOf(name)}`)
    return ` ${row.name} ${row.verb}${flags} ${path}`
  }
  const lines = tagsOf(rows).flatMap(([tag, own]) => [tag, ...own.map(line)])
  return `${heading}export const table = \`${lines.join('\n')}\`\n`
}

const typeNames: Record<string, string> = { integer: 'number', object: 'Record<string, unknown>' }
const unionType = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ')
const singular = (name: string): string => name.replace(/(?<=us)es$|s$/, '')
const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const orderDirections = ['Incoming', 'Outgoing', 'All']
const searchTypes = ['AnyTerm', 'AllTermsAnyField', 'AllTermsSameField', 'ExactPhrase', 'ExactPhrasePrefix']
const lists = { ...enums, roles, orderDirections, searchTypes }
const namedEnums = Object.entries<readonly string[]>(lists).map(([name, values]) => ({
  name: capitalize(singular(name)),
  text: unionType(values),
}))

function enumType(values: readonly string[]): string {
  const text = unionType(values)
  return namedEnums.find((one) => one.text === text)?.name ?? text
}

const modelType = ({ title }: Model, side: Side): string => (side === 'read' ? title : `${title}Input`)

function fieldType(field: Field, side: Side): string {
  const items = field['x-items']
  if (items) return arrayOf(isModel(items) ? modelType(items, side) : fieldType(items, side))
  if (field['x-model']) return modelType(field['x-model'], side)
  if (field.enum) return enumType(field.enum)
  const base = baseType(field)
  return typeNames[base] ?? base
}

const arrayOf = (type: string): string => (type.includes('|') ? `(${type})[]` : `${type}[]`)

function visibleFields(model: Model, side: Side): [string, Field][] {
  return fieldsOf(model).filter(([, field]) => !(side === 'read' ? field.writeOnly : field.readOnly))
}

/** The server generates a missing ID, so a record that was read always has one; a one-time address has none. */
const isOwnId = ({ title }: Model, name: string, { pattern }: Field): boolean =>
  name === 'ID' && pattern !== undefined && title !== 'Address'

function interfaceText(model: Model, side: Side): string {
  const lines = visibleFields(model, side).map(([name, field]) => {
    const isNull = isNullable(field) && !(side === 'read' && isOwnId(model, name, field))
    return `  ${name}${side === 'read' ? '' : '?'}: ${fieldType(field, side)}${isNull ? ' | null' : ''}\n`
  })
  return `export interface ${modelType(model, side)} {\n${lines.join('')}}\n`
}

const byTitle = (one: Model, other: Model): number => byName(one.title, other.title)
/** TypeScript would merge two models of one name into one type. */
function interfaceTexts(models: Iterable<Model>, side: Side): string[] {
  const sorted = [...models].sort(byTitle)
  const double = sorted.find(({ title }, at) => title === sorted[at + 1]?.title)
  if (double) throw new Error(`Two models are named ${double.title}`)
  return sorted.map((model) => interfaceText(model, side))
}

/** A model and all models embedded in it, each once. */
function collectModels(models: Iterable<Model>, side: Side, found = new Set<Model>()): Set<Model> {
  for (const model of models) {
    if (found.has(model)) continue
    found.add(model)
    const inner = visibleFields(model, side).map(([, field]) => field['x-model'] ?? field['x-items'])
    collectModels(
      inner.filter((one): one is Model => one !== undefined && isModel(one)),
      side,
      found,
    )
  }
  return found
}

const flagType = 'boolean'
const dateType = 'string | Date'
/** Query values are strings unless listed here. */
const queryTypes: Record<string, string> = {
  adjustListOrders: flagType,
  approvable: flagType,
  commerceRole: unionType(['Buyer', 'Seller', 'Supplier']),
  from: dateType,
  includeAddress: flagType,
  isBilling: flagType,
  isShipping: flagType,
  level: unionType(['User', 'Group', 'Company']),
  orders: unionType(['None', 'Unsubmitted', 'All']),
  overwriteExisting: flagType,
  quantity: 'number',
  searchType: enumType(searchTypes),
  to: dateType,
}
const pathTypes: Record<string, string> = { direction: enumType(orderDirections) }

const isListed = (names: readonly string[]): boolean => names.length > 0 && !names.includes('*')
const namesType = (names: readonly string[]): string => (isListed(names) ? unionType(names) : 'string')

function optionsType({ list, query = [], reply }: Operation): string {
  const own = query.map((name) => `${name}?: ${queryTypes[name] ?? 'string'} | undefined`).join('; ')
  const listNames =
    reply && (isListed(reply.search) || isListed(reply.sort)) ? `<${reply.title}Search, ${reply.title}Sort>` : ''
  const usual = list === 'full' ? `ListOptions${listNames}` : 'PageOptions'
  return [...(list ? [usual] : []), ...(own ? [`{ ${own} }`] : [])].join(' & ')
}

function methodText(row: Operation, { queryName }: Api): string {
  const path = argumentsOf(row).map((name) => `${name}: ${pathTypes[name] ?? 'string'}`)
  const reply = row.reply ? modelType(row.reply, 'read') : row.isFile ? 'Response' : 'void'
  const comment = `  /** ${row.verb} ${row.path} — ${row.summary} */\n`
  if (row.list) {
    const page = row.facets ? `, ListPageWithFacets<${reply}>` : ''
    return `${comment}  ${row.name}: Listing<[${path.join(', ')}], ${reply}, ${optionsType(row)}${page}>\n`
  }
  const body = row.body ? [`body: ${modelType(row.body, 'write')}`] : []
  const options = row.query ? [`${queryName}?: ${optionsType(row)}`] : []
  const all = [...path, ...body, ...options, 'requestOptions?: RequestOptions']
  return `${comment}  ${row.name}(${all.join(', ')}): Promise<${reply}>\n`
}

function resourceText([tag, own]: [string, Operation[]], api: Api): string {
  const as = api.impersonates ? `  /** These calls with the impersonation token. */\n  As(): ${tag}Resource\n` : ''
  return `export interface ${tag}Resource {\n${as}${own.map((row) => methodText(row, api)).join('')}}\n`
}

function listNamesText(rows: readonly Operation[]): string[] {
  const models = new Set(rows.flatMap(({ list, reply }) => (list === 'full' && reply ? [reply] : [])))
  return [...models]
    .sort(byTitle)
    .filter(({ search, sort }) => isListed(search) || isListed(sort))
    .flatMap(({ title, search, sort }) => [
      `type ${title}Search = ${namesType(search)}\n`,
      `type ${title}Sort = ${namesType(sort)}\n`,
    ])
}

function typesText(api: Api): string {
  const { rows, client } = api
  const tags = tagsOf(rows)
  const modelsOf = (pick: 'reply' | 'body') => rows.flatMap((row) => row[pick] ?? [])
  const typeImports = ['Listing', 'ListOptions', 'ListPageWithFacets', 'PageOptions', 'RequestOptions']
  const parts = [
    ...api.enums.map(({ name, text }) => `export type ${name} = ${text}\n`),
    ...interfaceTexts(collectModels(modelsOf('reply'), 'read'), 'read'),
    ...interfaceTexts(collectModels(modelsOf('body'), 'write'), 'write'),
    ...listNamesText(rows),
    ...tags.map((tag) => resourceText(tag, api)),
    `export interface ${client} {\n${tags.map(([tag]) => `  ${tag}: ${tag}Resource\n`).join('')}}\n`,
  ].join('\n')
  const used = typeImports.filter((word) => new RegExp(`\\b${word}\\b`).test(parts))
  return `${heading}import type { ${used.join(', ')} } from '../call-options.ts'\n\n${parts}`
}

/** The names of the published client, which has one configuration and one token store for a program. */
function compatText({ rows }: Api): string {
  const names = ['Auth', 'Configuration', 'Tokens', ...tagsOf(rows).map(([tag]) => tag)]
  const list = names.map((name) => `  ${name},\n`).join('')
  return `${heading}import { createClient } from '../create-client.ts'\n\nexport const {\n${list}} = /* @__PURE__ */ createClient({ emptyReply: '' })\n`
}

const platform: Api = {
  folder: 'platform',
  client: 'PlatformClient',
  rows: [...operations, ...additions].filter(({ tag, isStream }) => tag !== 'Auth' && !isStream),
  impersonates: true,
  enums: namedEnums,
  queryName: 'listOptions',
}
const shop: Api = {
  folder: 'shop',
  client: 'ShopClient',
  rows: shopOperations,
  impersonates: false,
  enums: [],
  queryName: 'query',
}

const isCheck = process.argv.includes('--check')
for (const api of [platform, shop]) {
  const folder = new URL(`../packages/client/src/${api.folder}/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  const files: Record<string, string> = {
    'operations.gen.ts': tableText(api),
    'types.gen.ts': typesText(api),
    ...(api.impersonates && { 'compat.gen.ts': compatText(api) }),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = new URL(name, folder)
    if (!isCheck) writeFileSync(file, text)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    console.error(`${api.folder}/${name} is stale: run node scripts/generate-client.ts`)
    process.exitCode = 1
  }
}
