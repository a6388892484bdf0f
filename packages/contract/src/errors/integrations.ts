import { atStep, conflict, invalid } from './kinds.ts'

const syncDisabled = (entity: string) =>
  invalid(`Synchronization of ${entity} is not enabled; save its configuration first.`)
const onlyOne = conflict('The marketplace has such a configuration already; change that one.')

/** Webhooks, deliveries, synchronization and checkout services. */
export const integrationErrors = {
  'Delivery.CannotResend': invalid(
    'The message held a password or a code and was deleted when it was sent; ask for a new one.',
  ),
  'DeliveryConfig.CannotDeleteConfigInUse': conflict(
    'Integrations use this delivery configuration; change them first.',
  ),
  'DeliveryConfig.TargetNotSupported': invalid('This kind of delivery target cannot be served; use another one.'),
  'DeliveryConfig.ConfigurationDisabled': invalid('The delivery configuration is disabled; enable it first.'),
  'ErrorConfig.DeliveryConfigDisabled': invalid('The delivery configuration of the error channel is disabled.'),
  'Integration.CustomAuthHeaderNameRequired': invalid('Name the header that carries the custom value.'),
  'Integration.CustomAuthHeaderValueRequired': invalid('Give the value of the custom header.'),
  'InventoryIntegration.IntegrationErrorReturned': invalid('The inventory service answered with an error.'),
  'InventoryIntegration.DeliveryConfigIDRequired': invalid('Name the delivery configuration of the inventory service.'),

  'IntegrationEvent.AllowSellerApiClientRequired': invalid('This needs an API client that is open to seller users.'),
  'IntegrationEvent.ApiClientNotConfiguredForOrderCalculate': atStep(
    'shipping',
    invalid('The API client has no checkout integration; set one on it first.'),
  ),
  'IntegrationEvent.BadRequest': invalid('The integration answered in a way that cannot be used.'),
  'IntegrationEvent.CannotDeleteInUse': conflict(
    'An API client uses this integration event; change the API client first.',
  ),
  'IntegrationEvent.CannotEditType': invalid('The type of an integration event cannot be changed.'),
  'IntegrationEvent.IncompatibleEventType': invalid('An integration event of this type does not fit here.'),
  'IntegrationEvent.MustCalculateShipping': atStep(
    'shipping',
    invalid('Estimate shipping before you choose ship methods.'),
  ),
  'IntegrationEvent.MustHaveShipEstimates': atStep(
    'shipping',
    invalid('The order has no ship estimates to choose from.'),
  ),

  'MessageSenders.UrlRequired': invalid('Give the URL that messages are sent to.'),
  'MessageSenders.SharedKeyRequired': invalid('Give the shared key that signs messages.'),
  'PromotionIntegration.FailedToEvaluate': invalid('The promotion service could not value this promotion.'),
  'PromotionIntegration.CannotDeletePromotionIntegration': conflict(
    'Promotions are valued by this integration; change them first.',
  ),
  'PromotionIntegration.LineItemIdRequired': invalid('The promotion service must name the line item.'),
  'PromotionIntegration.LineItemIdMustBeNull': invalid('The promotion service must not name a line item.'),
  'SubscriptionIntegration.CannotUseApiClient': invalid('This API client cannot be used for subscriptions.'),
  'SubscriptionIntegration.DefaultContextUser': invalid(
    'The API client of subscriptions needs a default context user.',
  ),
  'SubscriptionIntegration.ExceedsSelfServiceLimit': invalid('The marketplace has as many subscriptions as it may.'),

  'EntitySyncConfig.OnlyOneConfigPerMarketplace': onlyOne,
  'OrderSyncConfig.OnlyOneConfigPerMarketplace': onlyOne,
  'ProductSyncConfig.OnlyOneConfigPerMarketplace': onlyOne,
  'ProductSyncConfig.AdminLockout': invalid('The product synchronisation was locked by an administrator.'),
  'OrderSync.InvalidDateRangeForSyncOperation': invalid('The date range must start before it ends.'),
  'FullSyncStatus.FullSyncAlreadyRunning': conflict('A full synchronisation is running; wait until it is done.'),
  'Synchronize.EntitySyncForAdminUsersNotEnabled': syncDisabled('seller users'),
  'Synchronize.EntitySyncForCategoryNotEnabled': syncDisabled('categories'),
  'Synchronize.EntitySyncForBuyerNotEnabled': syncDisabled('buyers'),
  'Synchronize.EntitySyncForBuyerUserGroupNotEnabled': syncDisabled('buyer user groups'),
  'Synchronize.EntitySyncForBuyerUsersNotEnabled': syncDisabled('buyer users'),
  'Synchronize.EntitySyncForInventoryRecordNotEnabled': syncDisabled('inventory records'),
  'Synchronize.EntitySyncForSupplierNotEnabled': syncDisabled('suppliers'),
  'Synchronize.EntitySyncForSupplierUsersNotEnabled': syncDisabled('supplier users'),
  'Synchronize.ProductSyncNotEnabled': syncDisabled('products'),

  'TrackingEvent.CannotCreateMultipleEventsOfSameType': conflict(
    'The API client has a tracking event of this type already.',
  ),
  'TrackingEvent.CannotUpdateProperty': invalid('This property of a tracking event cannot be changed.'),
  'TrackingEvent.InvalidClientID': invalid('No API client has this client ID.'),
  'TrackingEvent.InvalidDeliveryConfigID': invalid('No delivery configuration has this ID.'),
  'Webhook.UrlSchemeHttps': invalid('The URL of a webhook must start with https.'),
  'Webhook.InvalidDeliveryConfig': invalid('This delivery configuration cannot be used for webhooks.'),
  'Webhook.MissingHashKey': invalid('Give the hash key that signs calls of the webhook.'),
} as const
