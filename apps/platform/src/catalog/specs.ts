import { Spec, specProductAssignments, specs, specsOptions } from '@tessera/contract/platform/catalog/specs'
import { findSpecAssignmentProblem, findSpecProblem } from '@tessera/domain/catalog/spec'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { crud } from '../engine/crud.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { relation } from '../engine/relation.ts'
import { type AfterWrite, handlerOf, type WriteRule, withCheck, withRules } from '../engine/with-rules.ts'
import { getProduct } from './get-product.ts'

async function optionIDs({ db, actor }: PlatformCall, specID: unknown): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    sql`select id from spec_options where marketplace_id = ${actor.marketplace} and spec_id = ${specID}`,
  )
  return rows.map(({ id }) => id)
}

const checkSpec: WriteRule = async (call, { id, before, after }) => {
  refuseIf(findSpecProblem(after, id === undefined ? [] : await optionIDs(call, id)), {
    SpecID: id,
    OptionID: after.DefaultOptionID,
  })
  if (before && after.DefinesVariant && !before.DefinesVariant) await refuseOnFamilies(call, id)
  return undefined
}

/** A spec cannot start to define variants while it is assigned to products that cannot have any. */
async function refuseOnFamilies({ db, actor }: PlatformCall, specID: string | undefined): Promise<void> {
  const product = await db.find<{ id: string; is_bundle: boolean }>(sql`
    select p.id, p.is_bundle
    from spec_product_assignments a
    join products p on p.marketplace_id = a.marketplace_id and p.id = a.product_id
    where a.marketplace_id = ${actor.marketplace} and a.spec_id = ${specID}
      and (p.is_parent or p.parent_id is not null or p.is_bundle)
    limit 1`)
  if (!product) return
  fail(
    product.is_bundle
      ? 'ProductAssigment.BundleProductCannotBeAssignedToVariantSpec'
      : 'ProductAssigment.ParentChildProductCannotBeAssignedToVariantSpec',
    { ProductID: product.id },
  )
}

const followSpec: AfterWrite = async ({ db, actor }, { id }, newID) => {
  if (id !== undefined && id !== newID)
    await db.rows(sql`select rename_choice(${actor.marketplace}, ${id}, ${newID}, null, null)`)
}

const acceptOption: WriteRule = async () => undefined

/** Defaults and variants reference an option by its ID. */
const followOption: AfterWrite = async (call, { id }, newID) => {
  if (id === undefined || id === newID) return
  const { marketplace } = call.actor
  const specID = pathParameter(call, 'specID')
  await call.db.rows(sql`select rename_choice(${marketplace}, ${specID}, ${specID}, ${id}, ${newID})`)
  await replaceDefault(call, id, newID)
}

async function replaceDefault(call: PlatformCall, optionID: string, newID: string | null): Promise<void> {
  const { marketplace } = call.actor
  const specID = pathParameter(call, 'specID')
  await call.db.rows(sql`
    update specs set default_option_id = ${newID}
    where marketplace_id = ${marketplace} and id = ${specID} and default_option_id = ${optionID}`)
  await call.db.rows(sql`
    update spec_product_assignments set default_option_id = ${newID}
    where marketplace_id = ${marketplace} and spec_id = ${specID} and default_option_id = ${optionID}`)
}

async function deleteOption(call: PlatformCall): Promise<undefined> {
  await handlerOf(crud(specsOptions), 'Specs.DeleteOption')(call)
  await replaceDefault(call, pathParameter(call, 'optionID'), null)
}

async function checkAssignment(call: PlatformCall): Promise<void> {
  const { db, actor, body } = call
  const product = await getProduct(call, body.ProductID)
  const spec = await db.find<Record<string, unknown>>(sql`
    select defines_variant as "DefinesVariant", allow_open_text as "AllowOpenText", default_value as "DefaultValue"
    from specs
    where marketplace_id = ${actor.marketplace} and id = ${body.SpecID}`)
  if (!spec) throw notFound(Spec.title, body.SpecID)
  if (actor.userType === 'supplier' && product.owner_id !== actor.companyID)
    fail('Spec.CannotAssignProduct', { ProductID: product.id })
  const problem = findSpecAssignmentProblem({
    spec,
    optionIDs: await optionIDs(call, body.SpecID),
    given: body,
    product: { isParentOrChild: product.is_parent || product.parent_id !== null, isBundle: product.is_bundle },
  })
  refuseIf(problem, { SpecID: body.SpecID, ProductID: product.id })
}

export const specHandlers: PlatformHandlers = {
  ...withRules(specs, checkSpec, followSpec),
  ...withRules(specsOptions, acceptOption, followOption),
  'Specs.DeleteOption': deleteOption,
  ...withCheck(relation(specProductAssignments), ['Specs.SaveProductAssignment'], checkAssignment),
}
