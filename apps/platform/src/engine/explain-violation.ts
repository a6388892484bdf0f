import type { ErrorCode } from '@tessera/contract/errors'
import { type ApiError, notFound, refusal } from '@tessera/server/api-error'
import type { ConstraintViolation } from '@tessera/server/postgres-errors'

/** Unique indexes on something other than the ID. */
const duplicates: Record<string, ErrorCode> = {
  impersonation_configs_same: 'ImpersonationConfig.ConflictingImpersonationConfigExists',
  locales_currency_language: 'Locale.DuplicateLanguageAndCurrency',
  product_facets_xp_path: 'ProductFacet.XpPathInUse',
  promotions_code: 'Promotion.CodeInUse',
  tracking_events_type: 'TrackingEvent.CannotCreateMultipleEventsOfSameType',
  users_username: 'User.UsernameMustBeUnique',
}

/** Error codes of triggers that guard sums, by the name they raise. */
const lastWalls: Record<string, ErrorCode> = {
  order_returns_quantity: 'OrderReturn.ItemQuantityExceeded',
  payments_refunds: 'OrderReturn.TotalRefundsExceedRefundAmount',
}

/** Error codes for records that are still referenced, by constraint. */
const inUse: Record<string, ErrorCode> = {
  api_clients_add_to_cart_integration_event_id: 'IntegrationEvent.CannotDeleteInUse',
  api_clients_order_checkout_integration_event_id: 'IntegrationEvent.CannotDeleteInUse',
  api_clients_order_return_integration_event_id: 'IntegrationEvent.CannotDeleteInUse',
  open_id_connects_integration_event_id: 'IntegrationEvent.CannotDeleteInUse',
  approval_rules_approving_group_id: 'UserGroup.CannotDeleteApprovingGroup',
  order_return_approvals_pending_group: 'UserGroup.CannotDeleteApprovingGroup',
  order_return_approvals_pending_rule: 'ApprovalRule.CannotDeleteIfPending',
  order_approvals_pending_group: 'UserGroup.CannotDeleteApprovingGroup',
  order_approvals_pending_rule: 'ApprovalRule.CannotDeleteIfPending',
  bundle_product_assignments_product_id: 'Product.CannotDeleteProductAssingedToBundle',
  buyers_default_catalog_id: 'Catalog.CannotDelete',
  impersonation_configs_client_id: 'ApiClient.UsedByImpersonationConfig',
  impersonation_configs_buyer_id: 'Impersonation.CannotDeleteImpersonateeParty',
  impersonation_configs_group_id: 'Impersonation.CannotDeleteImpersonateeParty',
  impersonation_configs_user_id: 'Impersonation.CannotDeleteImpersonateeParty',
  impersonation_configs_security_profile_id: 'Impersonation.CannotDeleteSecurityProfile',
  inventory_records_address_id: 'Address.CannotDeleteInventoryRecordAddress',
  products_parent_id: 'Product.CannotDeleteParentProduct',
  seller_approval_rules_approving_group_id: 'UserGroup.CannotDeleteApprovingGroup',
  subscription_integrations_api_client_id: 'ApiClient.UsedByIntegration',
}

/** `user_groups` → `UserGroup`; the two irregular plurals are listed. */
const titles: Record<string, string> = {
  addresses: 'Address',
  categories: 'Category',
  xp_indices: 'XpIndex',
  delivery_configs: 'DeliveryConfig',
}
const titleOf = (table: string): string =>
  titles[table] ?? table.replace(/s$/, '').replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

/** The API error for a violated constraint. */
export function explainViolation({ kind, constraint, table, detail }: ConstraintViolation): ApiError {
  const [, columns = '', values = ''] = /\(([^=]*)\)=\((.*)\) /.exec(detail) ?? []
  const id = lastID(columns, values)
  if (kind === 'unique') {
    const code = duplicates[constraint]
    return code
      ? refusal(code, { ObjectType: titleOf(table), [lastColumn(columns)]: id })
      : refusal('IdExists', { ObjectType: titleOf(table), ObjectID: id })
  }
  if (kind === 'check') return refusal(lastWalls[constraint] ?? 'ValidationFailure', { Constraint: constraint })
  const [, referenced] = /is not present in table "(\w+)"/.exec(detail) ?? []
  if (referenced === 'companies') return missingCompany(values)
  if (referenced) return notFound(titleOf(referenced), id)
  return stillUsed(constraint, table, id)
}

/** An assignment names its party by columns of which the last may be null: a whole company has no group. */
const lastID = (columns: string, values: string): string =>
  values.split(', ').findLast((value) => lastColumn(columns) === 'id' || value !== 'null') ?? ''

const lastColumn = (columns: string): string =>
  (columns.split(', ').at(-1) ?? 'Value').replace(/^lower\((\w+)\)$/, '$1')

function missingCompany(values: string): ApiError {
  const [, type = '', id = ''] = values.split(', ')
  return notFound(type === 'supplier' ? 'Supplier' : 'Buyer', id)
}

function stillUsed(constraint: string, table: string, id: string): ApiError {
  const code = constraint.endsWith('_delivery_config_id') ? 'DeliveryConfig.CannotDeleteConfigInUse' : inUse[constraint]
  return refusal(code ?? 'Object.InUse', { UsedBy: titleOf(table), ObjectID: id })
}
