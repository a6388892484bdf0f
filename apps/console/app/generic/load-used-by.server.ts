import { fieldsOf } from '@tessera/contract/kit/model'
import { callOperation } from '../operations/call-operation.server.ts'
import { type FoundOperation, findOperation, type PathValues } from '../operations/find-operation.ts'
import { hrefOf, recordOf } from '../operations/places.ts'
import { isAllowed, readOperation } from '../operations/read-operation.server.ts'
import { endsOfRecord, relationCalls } from '../operations/relation-ends.ts'
import { paramsOfUse, parentsOfUse, type Use, usesOf, wordsOfUse } from '../operations/uses-of.ts'
import { mayAudit } from '../session/may-audit.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { cellOf } from './cells.server.ts'
import { crumbsOf, listTitle } from './crumbs.server.ts'
import type { Values } from './edit-fields.server.ts'
import { endTitle } from './end-title.server.ts'
import { fieldLabel, modelLabel } from './labels.ts'
import { titleOf } from './load-record.server.ts'
import type { UsedByView, UseGroup, UseRow } from './used-by-view.ts'
import type { RelatedLink } from './views.ts'

const shownRows = '20'

interface Listed {
  Meta: { TotalCount: number }
  Items: Values[]
}

/** Reads which records point to this one: every field of the declarations that can name it is asked for. */
export async function loadUsedBy(staff: Staff, found: FoundOperation): Promise<UsedByView> {
  const { operation, params } = found
  const record = (await readOperation(staff, operation, { params })).data as Values
  const uses = usesOf(operation)
  const asked = await Promise.all(uses.map(async (use) => ({ use, places: await placesOfUse(staff, use, params) })))
  const groups = await Promise.all(
    asked.flatMap(({ places }) =>
      typeof places === 'string' ? [] : places.map((place) => groupOf(staff, found, place)),
    ),
  )
  const titlesOf = (isWanted: (places: PlacesOfUse) => boolean, isShown = (_list: Use['list']) => true) =>
    namesOf(
      asked.filter(({ use, places }) => isWanted(places) && isShown(use.list)).map(({ use }) => listTitle(use.list)),
    )
  const choices = choicesAt(staff, found).filter(({ list }) =>
    asked.some(({ use, places }) => use.list === list && places === 'unasked'),
  )
  const kind = operation.reply ? modelLabel(operation.reply.title) : 'Record'
  return {
    title: titleOf(record) ?? kind,
    kind,
    crumbs: crumbsOf(operation, params),
    hasHistory: mayAudit(staff),
    groups: groups.filter(({ total }) => total !== 0),
    empty: [
      ...namesOf(groups.filter(({ total }) => total === 0).map(({ title }) => title)),
      ...titlesOf((places) => places.length === 0),
    ],
    // the stock of variants has the same name as that of products
    choices: [...new Map(choices.map(({ label, href }) => [label, { label, href }])).values()],
    unlisted: titlesOf(
      (places) => places === 'unasked',
      (list) => !choices.some((choice) => choice.list === list),
    ),
    closed: titlesOf((places) => places === 'closed'),
  }
}

/** How many records name this one, as far as they can be counted, by the title of their list. */
export async function listUses(
  staff: Staff,
  found: FoundOperation,
  { isAssignment }: { isAssignment?: true },
): Promise<{ label: string; count: number }[]> {
  const uses = usesOf(found.operation).filter((use) => !isAssignment || use.isAssignment)
  const counted = await Promise.all(
    uses.map(async (use) => {
      const places = await placesOfUse(staff, use, found.params)
      const groups = typeof places === 'string' ? [] : places.map((place) => groupOf(staff, found, place))
      const totals = (await Promise.all(groups)).map(({ total }) => total ?? 0)
      return { label: listTitle(use.list), count: totals.reduce((sum, total) => sum + total, 0) }
    }),
  )
  const byLabel = Map.groupBy(counted, ({ label }) => label)
  return [...byLabel].map(([label, some]) => ({ label, count: Math.max(...some.map(({ count }) => count)) }))
}

/** More parents than these are not asked one by one. */
const maxParents = 20

interface PlaceOfUse {
  use: Use
  ofList: PathValues
  /** The catalog, where each has a list of its own. */
  parent?: string
}

/** Not asked, because there are too many parents; or closed to this person. */
type PlacesOfUse = readonly PlaceOfUse[] | 'unasked' | 'closed'

/** The lists of one kind that can name the record: one, or one for each catalog while there are few of them. */
async function placesOfUse({ token, caller }: Staff, use: Use, params: PathValues): Promise<PlacesOfUse> {
  if (!use.word) return 'unasked'
  const ofList = paramsOfUse(use, params)
  if (ofList) return isAllowed(caller, use.list, ofList) ? [{ use, ofList }] : 'closed'
  const parents = parentsOfUse(use, params)
  if (!parents) return 'unasked'
  if (!isAllowed(caller, parents.list, {})) return 'closed'
  const query = new URLSearchParams({ pageSize: String(maxParents) })
  const { isOk, data } = await callOperation(token, parents.list, { params: {}, query })
  const { Items, Meta } = isOk ? (data as Listed) : { Items: [], Meta: { TotalCount: Number.POSITIVE_INFINITY } }
  if (Meta.TotalCount > maxParents) return 'unasked'
  const places = Items.map(({ ID }) => ({ use, ofList: { ...params, [parents.name]: String(ID) }, parent: String(ID) }))
  return places.every((place) => isAllowed(caller, use.list, place.ofList)) ? places : 'closed'
}

const namesOf = (titles: readonly string[]): string[] => [...new Set(titles)]

/** Assignments below a catalog or a product are listed once one is chosen; their page asks for it. */
function choicesAt({ caller }: Staff, { operation, params }: FoundOperation) {
  return endsOfRecord(operation).flatMap((end): (RelatedLink & { list: Use['list'] })[] => {
    const { list } = relationCalls(end.relation)
    const isAsked = end.targets.some(({ needs }) => needs.some((name) => list.path.includes(`:${name}`)))
    if (!isAsked || !isAllowed(caller, list, params)) return []
    return [{ list, label: endTitle(end), href: `${hrefOf(operation, params)}/${end.slug}` }]
  })
}

async function groupOf(
  { token, caller }: Staff,
  { operation, params }: FoundOperation,
  { use, ofList, parent }: PlaceOfUse,
): Promise<UseGroup> {
  const { list, field, isAssignment } = use
  const words = wordsOfUse(use, operation, params)
  const query = new URLSearchParams({ ...words, pageSize: shownRows })
  const { isOk, data } = await callOperation(token, list, { params: ofList, query })
  const { Items, Meta } = isOk ? (data as Listed) : { Items: [], Meta: undefined }
  const own = Items.filter((item) => isOfCompany(use, item, params))
  const title = parent ? `${listTitle(list)} in ${parent}` : listTitle(list)
  const isMany = usesOf(operation).filter((one) => one.list === list).length > 1
  return {
    key: [list.id, field, ...Object.values(ofList)].join(' '),
    title: isMany ? `${title}: ${fieldLabel(field).replace(/ ID$/, '').toLowerCase()}` : title,
    total: Meta ? Meta.TotalCount - (Items.length - own.length) : null,
    rows: own.map((item, at) =>
      isAssignment ? assignmentRow(use, item, ofList, at) : recordRow(list, item, ofList, caller),
    ),
    allHref: `${hrefOf(list, ofList)}?${new URLSearchParams(words)}`,
  }
}

/** People of the seller are named without a company. */
const isOfCompany = ({ company }: Use, item: Values, { buyerID, supplierID }: PathValues): boolean =>
  !company || Boolean(buyerID ?? supplierID) || !item[company]

function recordRow(list: Use['list'], item: Values, params: PathValues, caller: Staff['caller']): UseRow {
  const id = String(item.ID)
  if (typeof item.OrderID === 'string' && !params.orderID)
    return lineRow(list, id, { ...params, orderID: item.OrderID })
  const read = recordOf(list)
  const last = read && /:(\w+)$/.exec(read.path)?.[1]
  const values = { ...params, [last ?? '']: id }
  const href = read && last && isAllowed(caller, read, values) ? hrefOf(read, values) : undefined
  const title = titleOf(item) ?? id
  return {
    key: id,
    cells: [{ text: title, kind: 'text', href }, ...(title === id ? [] : [{ text: id, kind: 'text' as const }])],
  }
}

/** A line of an order, which is found by the number of its order. */
function lineRow({ tag }: Use['list'], id: string, params: PathValues & { orderID: string }): UseRow {
  const read = findOperation(`${tag}.Get`)
  const href = read && hrefOf(read, { ...params, lineItemID: id })
  return {
    key: `${params.orderID} ${id}`,
    cells: [
      { text: `Order ${params.orderID}`, kind: 'text', href },
      { text: id, kind: 'text' },
    ],
  }
}

/** An assignment is shown by what it names besides this record. */
function assignmentRow({ list, field }: Use, item: Values, params: PathValues, at: number): UseRow {
  const parents = {
    ...params,
    ...(typeof item.BuyerID === 'string' && { buyerID: item.BuyerID }),
    ...(typeof item.SupplierID === 'string' && { supplierID: item.SupplierID }),
  }
  const others = (list.reply ? fieldsOf(list.reply) : []).filter(
    ([name, declared]) => name !== field && declared['x-ref'] && item[name],
  )
  return {
    key: String(at),
    cells: others.map(([name, declared]) => {
      const cell = cellOf(item[name], declared, parents)
      return { ...cell, text: `${fieldLabel(name).replace(/ ID$/, '')} ${cell.text}` }
    }),
  }
}
