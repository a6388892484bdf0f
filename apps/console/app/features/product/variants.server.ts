import { randomUUID } from 'node:crypto'
import { combinationKey, countCombinations, maxVariants, missingVariants } from '@tessera/domain/catalog/variants'
import { missingRight } from '../../generic/actions.server.ts'
import { callOperation } from '../../operations/call-operation.server.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { makeAllChanges } from '../../operations/make-changes.server.ts'
import { notHere, readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'

interface SpecRecord {
  ID: string
  Name: string
  DefinesVariant: boolean
  Options: { ID: string; Value: string; PriceMarkup: number | null; PriceMarkupType: string | null }[]
}

interface VariantRecord {
  ID: string
  Name: string | null
  Active: boolean
  Inventory: { QuantityAvailable: number | null } | null
  Specs: { SpecID: string; OptionID: string; Name: string | null; Value: string | null }[]
}

export interface VariantRow {
  id: string
  name: string
  isActive: boolean
  stock: number | null
  options: string
}

export interface VariantsView {
  specs: { id: string; name: string; definesVariant: boolean; options: string[] }[]
  rows: VariantRow[]
  page: number
  pages: number
  total: number
  /** The variants that generating would create; null if there would be too many. */
  preview: { id: string; name: string }[] | null
  missing: string | null
  key: string
}

interface Listed<Item> {
  Meta: { Page: number; TotalPages: number; TotalCount: number }
  Items: Item[]
}

const perPage = 100

const operationOf = (id: string) => findOperation(id) ?? notFound()
const notFound = (): never => {
  throw notHere()
}

async function listAll<Item>(staff: Staff, id: string, productID: string): Promise<Item[]> {
  return readOthers(staff, id, productID, await listPage<Item>(staff, id, productID, 1))
}

/** All items of a list of which one page is known; the others are read at once. */
async function readOthers<Item>(staff: Staff, id: string, productID: string, known: Listed<Item>): Promise<Item[]> {
  const others = Array.from({ length: known.Meta.TotalPages }, (_, at) => at + 1).filter(
    (page) => page !== known.Meta.Page,
  )
  const pages = await Promise.all(others.map((page) => listPage<Item>(staff, id, productID, page)))
  return [known, ...pages].flatMap(({ Items }) => Items)
}

async function listPage<Item>(staff: Staff, id: string, productID: string, page: number): Promise<Listed<Item>> {
  const query = new URLSearchParams({ page: String(page), pageSize: String(perPage) })
  return (await readOperation(staff, operationOf(id), { params: { productID }, query })).data as Listed<Item>
}

/** The variants of a product a page at a time, its options, and what generating would add. */
export async function loadVariants(
  staff: Staff,
  product: { id: string; name: string },
  query: URLSearchParams,
): Promise<VariantsView> {
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const [specs, listed] = await Promise.all([
    listAll<SpecRecord>(staff, 'Products.ListSpecs', product.id),
    listPage<VariantRecord>(staff, 'Products.ListVariants', product.id, page),
  ])
  const params = { productID: product.id }
  return {
    specs: specs.map(({ ID, Name, DefinesVariant, Options }) => ({
      id: ID,
      name: Name,
      definesVariant: DefinesVariant,
      options: Options.map(({ Value }) => Value),
    })),
    rows: listed.Items.map(rowOf),
    page: listed.Meta.Page,
    pages: listed.Meta.TotalPages,
    total: listed.Meta.TotalCount,
    preview: await previewOf(staff, product, specs, listed),
    missing: missingRight(staff.caller, operationOf('Products.GenerateVariants'), params),
    key: randomUUID(),
  }
}

const rowOf = ({ ID, Name, Active, Inventory, Specs }: VariantRecord): VariantRow => ({
  id: ID,
  name: Name ?? '',
  isActive: Active,
  stock: Inventory?.QuantityAvailable ?? null,
  options: Specs.map((spec) => `${spec.Name ?? spec.SpecID}: ${spec.Value ?? spec.OptionID}`).join(', '),
})

/** The same functions as the platform's: what is shown is what will be created. */
async function previewOf(
  staff: Staff,
  product: { id: string; name: string },
  specs: readonly SpecRecord[],
  listed: Listed<VariantRecord>,
): Promise<VariantsView['preview']> {
  const choices = specs
    .filter(({ DefinesVariant }) => DefinesVariant)
    .map(({ ID, Options }) => Options.map((option) => ({ SpecID: ID, OptionID: option.ID, Value: option.Value })))
  const count = countCombinations(choices)
  if (count > maxVariants) return null
  if (count === 0) return []
  const existing = await readOthers(staff, 'Products.ListVariants', product.id, listed)
  const keys = new Set(existing.map(({ Specs }) => combinationKey(Specs)))
  return missingVariants(product, choices, keys).map(({ id, name }) => ({ id, name }))
}

/** How a form of variants ended, in words. */
export type VariantsOutcome = { done: string } | { problem: string }

/** Creates the missing variants, or saves the changed rows of a page. */
export async function workOnVariants(staff: Staff, productID: string, form: FormData): Promise<VariantsOutcome> {
  return form.get('intent') === 'generate' ? generate(staff, productID, form) : saveRows(staff, productID, form)
}

async function generate({ token }: Staff, productID: string, form: FormData): Promise<VariantsOutcome> {
  const { isOk, errors } = await callOperation(token, operationOf('Products.GenerateVariants'), {
    params: { productID },
    body: { Active: form.get('active') === 'on' },
    idempotencyKey: String(form.get('key') ?? ''),
  })
  if (isOk) return { done: 'Variants created.' }
  return { problem: errors.map(({ Message }) => Message).join(' ') || 'The platform didn’t respond. Try again.' }
}

async function saveRows(staff: Staff, productID: string, form: FormData): Promise<VariantsOutcome> {
  const on = new Set(form.getAll('active').map(String))
  const changes = seenRows(form.get('rows')).flatMap((row) => {
    const name = String(form.get(`name.${row.id}`) ?? row.name).trim()
    const isActive = on.has(row.id)
    const body = { ...(name !== row.name && { Name: name }), ...(isActive !== row.isActive && { Active: isActive }) }
    const was = { ...('Name' in body && { Name: row.name || null }), ...('Active' in body && { Active: row.isActive }) }
    const operation = operationOf('Products.PatchVariant')
    return Object.keys(body).length > 0 ? [{ operation, params: { productID, variantID: row.id }, body, was }] : []
  })
  if (changes.length === 0) return { done: 'You made no changes.' }
  const results = await makeAllChanges(staff, changes, { key: String(form.get('key') ?? '') })
  const refused = results.flatMap(({ isOk, errors }, at) =>
    isOk ? [] : [`${changes[at]?.params.variantID}: ${errors.map(({ Message }) => Message).join(' ')}`],
  )
  const saved = changes.length - refused.length
  if (refused.length > 0) return { problem: `${saved} saved, ${refused.length} refused. ${refused.join(' ')}` }
  return { done: `${saved} saved.` }
}

function seenRows(text: unknown): VariantRow[] {
  try {
    const rows: unknown = JSON.parse(String(text ?? '[]'))
    return Array.isArray(rows) ? rows : []
  } catch {
    return []
  }
}
