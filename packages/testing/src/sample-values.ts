import type { JsonBody } from './wire.ts'

/** The IDs of one record of every kind, by path parameter. */
export interface RecordIds extends Record<string, string> {
  marketplaceID: string
  apiClientID: string
  otherClientID: string
}

type MakeSpecificValues = (names: RecordIds, n: number, label: string) => JsonBody

const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'PLN', 'CAD']
const languages = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pl-PL']
const events = ['UserLoggedIn', 'LineItemAdded', 'LineItemUpdated', 'OrderSubmitted']
const ownedByMarketplace: MakeSpecificValues = ({ marketplaceID }) => ({ OwnerID: marketplaceID })
const hookUrl = (what: string): string => `https://hooks.example.com/${what}`
const deliveredBy: MakeSpecificValues = ({ deliveryConfigID }) => ({ DeliveryConfigID: deliveryConfigID })
const toGroup: MakeSpecificValues = ({ buyerID, userGroupID }) => ({ BuyerID: buyerID, UserGroupID: userGroupID })
const headers = { CustomAuthHeaderName: 'X-Key', CustomAuthHeaderValue: 'let-me-in' }

/** Four different users can be impersonated before configurations repeat. */
const impersonated: MakeSpecificValues[] = [
  ({ buyerID }) => ({ BuyerID: buyerID }),
  ({ buyerID, userGroupID }) => ({ BuyerID: buyerID, GroupID: userGroupID }),
  ({ buyerID, userID }) => ({ BuyerID: buyerID, UserID: userID }),
  ({ buyerID }) => ({ BuyerID: buyerID, ImpersonationBuyerID: buyerID }),
]

/** Values that no general rule produces: codes, addresses, expressions, and references to existing records. */
export const specificValues: Record<string, MakeSpecificValues> = {
  Address: () => ({ State: 'CA', Zip: '90210', Country: 'US', Phone: '555-0100' }),
  ApiClient: (_, n) => ({
    AccessTokenDuration: 60 + n,
    AnonymousTokenDuration: 600 + n,
    ClientSecret: undefined,
    DefaultContextUserName: undefined,
    IsAnonBuyer: false,
    MinimumRequiredRoles: undefined,
    MinimumRequiredCustomRoles: undefined,
  }),
  ApprovalRule: ({ userGroupID }, n) => ({ ApprovingGroupID: userGroupID, RuleExpression: `order.Total > ${n}` }),
  Bundle: ownedByMarketplace,
  Buyer: ({ catalogID }) => ({ DefaultCatalogID: catalogID, Active: true }),
  Catalog: ownedByMarketplace,
  CreditCard: () => ({ CardType: 'Visa', PartialAccountNumber: '4242' }),
  DeliveryConfig: () => ({ Enabled: true }),
  DeliveryTargets: () => ({
    Kafka: undefined,
    SearchIngestion: undefined,
    SendEvent: undefined,
    DiscoverEvent: undefined,
    EventHub: undefined,
    AzureBlob: undefined,
    AzureTable: undefined,
    CosmosDb: undefined,
    Mailchimp: undefined,
    MessageSender: undefined,
    ContentHub: undefined,
    Mandrill: undefined,
  }),
  EntitySyncConfig: deliveredBy,
  ErrorConfig: deliveredBy,
  HttpConfig: (_, n) => ({ Endpoint: hookUrl(`deliver/${n}`), Secret: 'a-secret-of-the-receiver', ...headers }),
  ImpersonationConfig: (names, n, label) => ({
    ...impersonated[n % 4]?.(names, n, label),
    SecurityProfileID: 'shopper',
    ClientID: n < 4 ? names.otherClientID : names.apiClientID,
  }),
  Incrementor: (_, n) => ({ LastNumber: n, LeftPaddingCount: 4 }),
  IntegrationEvent: (_, n) => ({
    EventType: 'OrderCheckout',
    ElevatedRoles: ['OrderAdmin'],
    CustomImplementationUrl: hookUrl(`event/${n}`),
    HashKey: 'a-key-to-sign-with',
    ...headers,
  }),
  InventoryIntegration: deliveredBy,
  InventoryRecord: ({ marketplaceID, addressID }) => ({ OwnerID: marketplaceID, AddressID: addressID }),
  Locale: ({ marketplaceID }, n) => ({
    OwnerID: marketplaceID,
    Currency: currencies[n % 7],
    Language: languages[Math.floor(n / 7) % 7],
  }),
  MessageSender: (_, n) => ({
    MessageTypes: ['OrderSubmitted'],
    ElevatedRoles: ['OrderReader'],
    URL: hookUrl(`message/${n}`),
    SharedKey: 'a-key-to-share',
  }),
  OpenIdConnect: ({ otherClientID }, n) => ({
    OrderCloudApiClientID: otherClientID,
    AppStartUrl: hookUrl(`start/${n}`),
    AuthorizationEndpoint: hookUrl('authorize'),
    TokenEndpoint: hookUrl('token'),
    CallSyncUserIntegrationEvent: false,
    CustomErrorUrl: hookUrl('error'),
  }),
  OrderSyncConfig: deliveredBy,
  PasswordConfig: () => ({
    LimitPasswordReuse: 3,
    UpperCaseRequired: true,
    LowerCaseRequired: true,
    SpecialCharacterRequired: false,
    NumericRequired: true,
    MinimumCharacterCount: 12,
    AllowedFailedAttempts: 5,
    LockoutDuration: 30,
  }),
  PriceSchedule: ({ marketplaceID }, n) => ({
    OwnerID: marketplaceID,
    Currency: undefined,
    MinQuantity: 1,
    MaxQuantity: 100 + n,
    RestrictedQuantity: false,
    SaleStart: '2031-01-01T00:00:00+00:00',
    SaleEnd: '2032-01-01T00:00:00+00:00',
    PriceBreaks: [
      { Quantity: 1, Price: 10.25 + n },
      { Quantity: 10, Price: 9.125, SalePrice: 8 },
    ],
  }),
  Product: ({ marketplaceID, priceScheduleID, addressID }, n) => ({
    OwnerID: marketplaceID,
    DefaultPriceScheduleID: priceScheduleID,
    ShipFromAddressID: addressID,
    IsParent: false,
    Inventory: { Enabled: true, NotificationPoint: 3, OrderCanExceed: n % 2 === 1, QuantityAvailable: 40 + n },
  }),
  ProductFacet: (_, n, label) => ({ XpPath: `Facet.${label}${n}` }),
  ProductSyncConfig: deliveredBy,
  Promotion: ({ marketplaceID }, n, label) => ({
    OwnerID: marketplaceID,
    Code: `${label}-code-${n}`,
    LineItemLevel: false,
    QuantityLimitPerOrder: undefined,
    ItemLimitPerOrder: undefined,
    ItemSortBy: undefined,
    StartDate: '2025-01-01T00:00:00+00:00',
    ExpirationDate: '2039-01-01T00:00:00+00:00',
    EligibleExpression: `order.Total > ${n}`,
    ValueExpression: 'order.Total * .1',
    UseIntegration: false,
  }),
  PromotionIntegration: (_, n) => ({ HashKey: 'a-key-to-sign-with', Url: hookUrl(`promotion/${n}`), ...headers }),
  SecurityProfile: () => ({ Roles: ['Shopper', 'MeAdmin'], CustomRoles: ['Foreman'] }),
  SellerApprovalRule: ({ marketplaceID, userGroupID }, n) => ({
    OwnerID: marketplaceID,
    ApprovalType: 'OrderReturn',
    ApprovingGroupID: userGroupID,
    RuleExpression: `orderreturn.RefundAmount > ${n}`,
  }),
  Spec: ({ marketplaceID }) => ({
    OwnerID: marketplaceID,
    AllowOpenText: true,
    DefinesVariant: false,
    DefaultOptionID: undefined,
  }),
  SpecOption: () => ({ IsOpenText: false, PriceMarkupType: 'AmountPerQuantity' }),
  SpendingAccount: (_, n) => ({
    Balance: 100.5 + n,
    StartDate: '2025-01-01T00:00:00+00:00',
    EndDate: '2039-01-01T00:00:00+00:00',
  }),
  SubscriptionIntegration: ({ apiClientID }, n) => ({
    ApiClientID: apiClientID,
    HashKey: 'a-key-to-sign-with',
    ElevatedRoles: ['OrderAdmin'],
    Url: hookUrl(`subscription/${n}`),
    ...headers,
  }),
  Supplier: () => ({ Active: true }),
  TrackingEvent: ({ apiClientID, otherClientID, deliveryConfigID }, n) => ({
    EventType: events[n % 4],
    ClientID: n < 4 ? apiClientID : otherClientID,
    DeliveryConfigID: deliveryConfigID,
  }),
  User: (_, n, label) => ({
    Username: `${label}-user-${n}`,
    Password: 'Str0ng-Pass-9x',
    Email: `${label}.${n}@shop.example.com`,
    Active: true,
  }),
  Webhook: ({ apiClientID }, n) => ({
    Url: hookUrl(`hook/${n}`),
    HashKey: 'a-key-to-sign-with',
    ElevatedRoles: ['OrderReader'],
    BeforeProcessRequest: false,
    ApiClientIDs: [apiClientID],
    WebhookRoutes: [{ Route: 'v1/buyers/{buyerID}', Verb: 'PUT' }],
    ...headers,
  }),

  AddressAssignment: ({ addressID, userGroupID }) => ({
    AddressID: addressID,
    UserGroupID: userGroupID,
    IsShipping: true,
    IsBilling: false,
  }),
  BundleAssignment: (names, n, label) => ({ ...toGroup(names, n, label), BundleID: names.bundleID }),
  BundleCatalogAssignment: ({ catalogID, bundleID }) => ({ CatalogID: catalogID, BundleID: bundleID }),
  BundleProductAssignment: ({ productID, bundleID }) => ({
    ProductID: productID,
    BundleID: bundleID,
    Required: true,
    DefaultQuantity: 2,
  }),
  CatalogAssignment: ({ catalogID, buyerID }) => ({ CatalogID: catalogID, BuyerID: buyerID }),
  CategoryAssignment: (names, n, label) => ({ ...toGroup(names, n, label), CategoryID: names.categoryID }),
  CategoryBundleAssignment: ({ categoryID, bundleID }) => ({ CategoryID: categoryID, BundleID: bundleID }),
  CategoryProductAssignment: ({ categoryID, productID }) => ({ CategoryID: categoryID, ProductID: productID }),
  CostCenterAssignment: ({ costCenterID, userGroupID }) => ({ CostCenterID: costCenterID, UserGroupID: userGroupID }),
  CreditCardAssignment: ({ creditCardID, userID }) => ({ CreditCardID: creditCardID, UserID: userID }),
  InventoryRecordAssignment: (names, n, label) => ({
    ...toGroup(names, n, label),
    InventoryRecordID: names.inventoryRecordID,
  }),
  LocaleAssignment: (names, n, label) => ({ ...toGroup(names, n, label), LocaleID: names.localeID }),
  MessageSenderAssignment: (names, n, label) => ({
    ...toGroup(names, n, label),
    MessageSenderID: names.messageSenderID,
  }),
  ProductAssignment: (names, n, label) => ({
    ...toGroup(names, n, label),
    ProductID: names.productID,
    PriceScheduleID: names.priceScheduleID,
  }),
  ProductCatalogAssignment: ({ catalogID, productID }) => ({ CatalogID: catalogID, ProductID: productID }),
  PromotionAssignment: (names, n, label) => ({ ...toGroup(names, n, label), PromotionID: names.promotionID }),
  SecurityProfileAssignment: ({ securityProfileID, buyerID, userID }) => ({
    SecurityProfileID: securityProfileID,
    BuyerID: buyerID,
    UserID: userID,
  }),
  SpecProductAssignment: ({ specID, productID }) => ({
    SpecID: specID,
    ProductID: productID,
    DefaultOptionID: undefined,
    DefaultValue: 'as told',
  }),
  SpendingAccountAssignment: ({ spendingAccountID, userID }) => ({
    SpendingAccountID: spendingAccountID,
    UserID: userID,
  }),
  UserGroupAssignment: ({ userGroupID, userID }) => ({ UserGroupID: userGroupID, UserID: userID }),
}
