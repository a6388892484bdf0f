import { randomUUID } from 'node:crypto'
import type { MissingVariants } from '@tessera/client/platform/types.gen'
import { getMissingVariants } from '@tessera/contract/platform/additions/missing-variants'
import { maxVariants } from '@tessera/domain/catalog/variants'
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
  search: string
  /** Variants that generating would create; null if there would be too many, or if this person may not generate. */
  preview: { count: number; first: { id: string; name: string }[] } | null
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

async function listSpecs(staff: Staff, productID: string): Promise<SpecRecord[]> {
  const id = 'Products.ListSpecs'
  const known = await listPage<SpecRecord>(staff, id, productID, {})
  const others = Array.from({ length: known.Meta.TotalPages - 1 }, (_, at) => at + 2)
  const pages = await Promise.all(others.map((page) => listPage<SpecRecord>(staff, id, productID, { page })))
  return [known, ...pages].flatMap(({ Items }) => Items)
}

async function listPage<Item>(
  staff: Staff,
  id: string,
  productID: string,
  { page = 1, search = '' }: { page?: number; search?: string },
): Promise<Listed<Item>> {
  const query = new URLSearchParams({ page: String(page), pageSize: String(perPage), ...(search && { search }) })
  return (await readOperation(staff, operationOf(id), { params: { productID }, query })).data as Listed<Item>
}

/** The variants of a product a page at a time, its options, and what generating would add. */
export async function loadVariants(staff: Staff, productID: string, query: URLSearchParams): Promise<VariantsView> {
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const search = query.get('search')?.trim() ?? ''
  const missing = missingRight(staff.caller, operationOf('Products.GenerateVariants'), { productID })
  const [specs, listed, preview] = await Promise.all([
    listSpecs(staff, productID),
    listPage<VariantRecord>(staff, 'Products.ListVariants', productID, { page, search }),
    missing ? null : readPreview(staff, productID),
  ])
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
    search,
    preview,
    missing,
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

/** The platform looks for them: the options of 1,000 variants are ten pages of a list, and its answer is 20 names. */
async function readPreview(staff: Staff, productID: string): Promise<VariantsView['preview']> {
  const { data } = await readOperation(staff, getMissingVariants, { params: { productID } })
  const { Combinations, Count, Variants } = data as MissingVariants
  if (Combinations > maxVariants) return null
  return { count: Count, first: Variants.map(({ ID, Name }) => ({ id: ID, name: Name })) }
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
