import type { CustomRole, Role } from '@tessera/contract/platform/roles'

export interface StaffMember {
  /** The ID of the user and of the security profile. */
  id: string
  userName: string
  firstName: string
  lastName: string
  profile: string
  roles: readonly Role[]
  /** Roles of our own calls. */
  customRoles?: readonly CustomRole[]
}

const member = (id: string, name: string, profile: string, roles: readonly Role[], host = 'tessera'): StaffMember => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { id, userName: `${firstName.toLowerCase()}@${host}.example`, firstName, lastName, profile, roles }
}

/** One person per job, printed in the README with the local password, so never created in production. */
export const staff: readonly StaffMember[] = [
  member('administrator', 'Ada Whitlock', 'Administrator', ['FullAccess']),
  member('merchandiser', 'Marta Lind', 'Merchandiser', [
    'ProductAdmin',
    'ProductAssignmentAdmin',
    'CatalogAdmin',
    'CategoryAdmin',
    'PriceScheduleAdmin',
    'ProductFacetAdmin',
    'BundleAdmin',
    'PromotionReader',
    'BuyerReader',
    'BuyerUserReader',
    'UserGroupReader',
    'AdminAddressReader',
  ]),
  {
    ...member('counter', 'Carl Boone', 'Counter and inside sales', [
      'OrderAdmin',
      'OverrideUnitPrice',
      'BuyerReader',
      'BuyerUserReader',
      'BuyerImpersonation',
      'AddressReader',
      'ProductReader',
      'PriceScheduleReader',
      'PromotionReader',
      'ShipmentReader',
    ]),
    customRoles: ['CounterSales'],
  },
  {
    ...member('credit', 'Cora Haines', 'Credit manager', [
      'OrderAdmin',
      'BuyerReader',
      'BuyerUserReader',
      'SpendingAccountAdmin',
      'CostCenterReader',
      'CreditCardReader',
    ]),
    customRoles: ['CreditAdmin'],
  },
  // stock is part of products on the platform, so counting it needs the right to change them
  member('warehouse', 'Walt Osei', 'Warehouse', ['OrderAdmin', 'ShipmentAdmin', 'ProductAdmin', 'AdminAddressReader']),
  {
    ...member('marketing', 'Mia Torres', 'Content and marketing', [
      'PromotionAdmin',
      // promotions are tried on orders, and some are for certain customers only
      'OrderReader',
      'BuyerReader',
      'UserGroupReader',
      'ProductReader',
      'CatalogReader',
      'CategoryReader',
      'ProductFacetReader',
    ]),
    customRoles: ['ContentAdmin'],
  },
  {
    ...member('service', 'Sue Park', 'Customer service', [
      'OrderAdmin',
      'ShipmentReader',
      'BuyerReader',
      'BuyerUserAdmin',
      'BuyerImpersonation',
      'AddressAdmin',
      'ProductReader',
      'ProductAssignmentAdmin',
      'PriceScheduleReader',
      'CatalogReader',
      'CategoryReader',
    ]),
    customRoles: ['ServiceAdmin'],
  },
  {
    ...member('integrator', 'Ivan Reyes', 'Integrator', [
      'ApiClientAdmin',
      'WebhookAdmin',
      'IntegrationEventAdmin',
      'MessageSenderAdmin',
      'DeliveryConfigAdmin',
      'TrackingEventAdmin',
      'ErrorConfigAdmin',
      'OpenIDConnectAdmin',
      'IncrementorAdmin',
      'XpIndexAdmin',
      'EntitySyncConfigAdmin',
      'OrderSyncConfigAdmin',
      'ProductSyncConfigAdmin',
    ]),
    customRoles: ['AuditReader', 'HealthAdmin', 'ObservedReader'],
  },
]

export const supplier = { id: 'kiln-works', name: 'Kiln Works' }

export const supplierMember = member(
  'supplier',
  'Kit Novak',
  'Supplier',
  [
    'ProductAdmin',
    'OrderAdmin',
    'ShipmentAdmin',
    'SupplierReader',
    'SupplierUserAdmin',
    'SupplierUserGroupAdmin',
    'SupplierAddressAdmin',
  ],
  'kilnworks',
)
