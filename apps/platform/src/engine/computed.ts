import { type Sql, sql } from '@tessera/server/sql'
import { redemptionTotal } from './redemption-total.ts'
import { specOptions } from './spec-options.ts'

/**
 * Read-only fields that are computed when read, by model. `t` is the row. Every other declared field must be a column;
 * the drift test checks that.
 */
const computed: Record<string, Record<string, Sql>> = {
  ApiClient: {
    AssignedBuyerCount: sql`(select count(*)::int from api_client_assignments a where a.marketplace_id = t.marketplace_id and a.api_client_id = t.id and a.buyer_id is not null)`,
    AssignedSupplierCount: sql`(select count(*)::int from api_client_assignments a where a.marketplace_id = t.marketplace_id and a.api_client_id = t.id and a.supplier_id is not null)`,
    OrderCheckoutIntegrationEventName: integrationEventName(sql`t.order_checkout_integration_event_id`),
    OrderReturnIntegrationEventName: integrationEventName(sql`t.order_return_integration_event_id`),
    AddToCartIntegrationEventName: integrationEventName(sql`t.add_to_cart_integration_event_id`),
    // only the hash of a secret is stored, so it cannot be shown
    ClientSecret: sql`null::text`,
  },
  Bundle: {},
  Catalog: {
    CategoryCount: sql`(select count(*)::int from categories c where c.marketplace_id = t.marketplace_id and c.catalog_id = t.id)`,
  },
  Category: {
    ChildCount: sql`(select count(*)::int from categories c where c.marketplace_id = t.marketplace_id and c.catalog_id = t.catalog_id and c.parent_id = t.id)`,
  },
  InventoryRecord: {
    Address: sql`(select address_json(a) from addresses a where a.marketplace_id = t.marketplace_id and a.company_id = t.owner_id and a.company_type in ('seller', 'supplier') and a.id = t.address_id)`,
  },
  MessageSenderAssignment: {
    MessageConfigName: sql`(select s.name from message_senders s where s.marketplace_id = t.marketplace_id and s.id = t.message_sender_id)`,
    MessageConfigDescription: sql`(select s.description from message_senders s where s.marketplace_id = t.marketplace_id and s.id = t.message_sender_id)`,
  },
  LineItem: {
    ShippingAddress: sql`coalesce(t.shipping_address, order_address(t.order_uid, t.shipping_address_id))`,
    ShipFromAddress: shipFromAddress(sql`(select o.marketplace_id from orders o where o.uid = t.order_uid)`),
  },
  OpenIdConnect: { IntegrationEventName: integrationEventName(sql`t.integration_event_id`) },
  Order: {
    // of a submitted order the function says the same; without it a list of twenty takes 0.2 instead of 0.6 ms
    FromUser: sql`case when t.is_submitted and t.from_user is not null then t.from_user else order_user(t) end`,
    FromUserID: sql`coalesce((select u.id from users u where u.uid = t.from_user_uid), t.from_user ->> 'ID')`,
    BillingAddress: sql`coalesce(t.billing_address, order_address(t.uid, t.billing_address_id))`,
  },
  OrderReturn: {
    OrderID: sql`(select o.id from orders o where o.uid = t.order_uid)`,
    PaymentIDs: sql`(select coalesce(json_agg(y.id order by y.date_created, y.id), '[]') from payments y where y.order_uid = t.order_uid and y.order_return_id = t.id)`,
    ItemsToReturn: sql`(select coalesce(json_agg(json_build_object('LineItemID', i.line_item_id, 'Quantity', i.quantity, 'RefundAmount', trim_scale(i.refund_amount), 'Comments', i.comments) order by i.nth), '[]') from order_return_items i where i.return_uid = t.uid)`,
  },
  Payment: {
    Transactions: sql`payment_transactions_json(t.order_uid, t.id)`,
  },
  PriceSchedule: { IsOnSale: sql`is_on_sale(t.price_breaks, t.sale_start, t.sale_end, now())` },
  Promotion: { RedemptionCount: redemptionTotal(sql`t`) },
  Product: {
    SpecCount: sql`t.spec_count`,
    VariantCount: sql`t.variant_count`,
  },
  SecurityProfile: { IsExternalRoleGroup: sql`false` },
  Shipment: {
    FromAddress: sql`coalesce(t.from_address, (select address_json(a)::jsonb from addresses a where a.marketplace_id = t.marketplace_id and a.company_type in ('seller', 'supplier') and a.company_id = t.owner_id and a.id = t.from_address_id))`,
    ToAddress: sql`coalesce(t.to_address, (select address_json(a)::jsonb from addresses a where a.marketplace_id = t.marketplace_id and a.company_type = 'buyer' and a.company_id = t.buyer_id and a.id = t.to_address_id))`,
  },
  Spec: {
    OptionCount: sql`(select count(*)::int from spec_options o where o.marketplace_id = t.marketplace_id and o.spec_id = t.id)`,
    Options: specOptions(sql`t`),
  },
  Subscription: {
    FromUserID: sql`(select u.id from users u where u.uid = t.user_uid)`,
    // hours, because an interval of days shifts with daylight saving
    NotificationDate: sql`(select t.next_order_date - make_interval(hours => i.notification_days * 24) from subscription_integrations i where i.marketplace_id = t.marketplace_id)`,
    ProjectedSubtotal: sql`(select coalesce(trim_scale(sum(i.line_subtotal)), 0) from subscription_items i where i.subscription_uid = t.uid)`,
  },
  User: {
    Password: sql`null::text`,
    CompanyID: sql`t.company_id`,
    AvailableRoles: sql`available_roles(t.marketplace_id, t.company_type, t.company_id, t.id)`,
    Locale: sql`user_locale(t.marketplace_id, t.company_type, t.company_id, t.id)`,
  },
  Variant: { Specs: sql`variant_specs(t.marketplace_id, t.specs)` },
}

const productParts: Record<string, Sql> = {
  'Inventory.QuantityAvailable': sql`case when t.inventory_enabled then (select sum(r.quantity_available)::int from inventory_records r where r.marketplace_id = t.marketplace_id and r.product_id = t.id) end`,
}

/** Computed parts of value objects; where the value is null the column is used. */
const parts: Record<string, Record<string, Sql>> = {
  Product: productParts,
  ProductCollectionProduct: productParts,
  Variant: {
    'Inventory.QuantityAvailable': sql`(select sum(r.quantity_available)::int from inventory_records r where r.marketplace_id = t.marketplace_id and r.product_id = t.product_id and r.variant_id = t.id)`,
  },
}

function integrationEventName(id: Sql): Sql {
  return sql`(select e.name from integration_events e where e.marketplace_id = t.marketplace_id and e.id = ${id})`
}

export const findComputedPart = (title: string, field: string): Sql | undefined => parts[title]?.[field]

/** Where the line `t` leaves from: as it was at submission, or an address in the marketplace of its order. */
export function shipFromAddress(marketplace: Sql): Sql {
  return sql`coalesce(t.ship_from_address, case when t.ship_from_address_id is not null
    then ship_from_in(${marketplace}, t.ship_from_address_id, t.product_id) end)`
}

export const computedFields = (title: string): Record<string, Sql> => computed[title] ?? {}
