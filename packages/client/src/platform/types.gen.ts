// Written by scripts/generate-client.ts. Change the contract, then run it again.
import type { Listing, ListOptions, ListPageWithFacets, PageOptions, RequestOptions } from '../call-options.ts'

export type AccessLevel = 'Private' | 'Public' | 'Shareable'

export type ApprovalStatus = 'Pending' | 'Approved' | 'Declined'

export type ApprovalType = 'Order' | 'OrderReturn'

export type IntegrationEventType = 'OrderCheckout' | 'OpenIDConnect' | 'OrderReturn' | 'AddToCart'

export type MessageType = 'OrderDeclined' | 'OrderSubmitted' | 'ShipmentCreated' | 'ForgottenPassword' | 'ForgottenUsername' | 'OrderSubmittedForYourApproval' | 'OrderSubmittedForApproval' | 'OrderApproved' | 'OrderSubmittedForYourApprovalHasBeenApproved' | 'OrderSubmittedForYourApprovalHasBeenDeclined' | 'NewUserInvitation' | 'OrderReturnDeclined' | 'OrderReturnSubmitted' | 'OrderReturnSubmittedForYourApproval' | 'OrderReturnSubmittedForApproval' | 'OrderReturnApproved' | 'OrderReturnSubmittedForYourApprovalHasBeenApproved' | 'OrderReturnSubmittedForYourApprovalHasBeenDeclined' | 'OrderReturnCompleted' | 'SubscriptionReminder' | 'ProductCollectionInvitationAccepted' | 'ProductCollectionInvitationDeclined' | 'OneTimePassword'

export type OrderStatus = 'Unsubmitted' | 'AwaitingApproval' | 'Declined' | 'Open' | 'Completed' | 'Canceled'

export type PaymentType = 'PurchaseOrder' | 'CreditCard' | 'SpendingAccount'

export type PriceMarkupType = 'NoMarkup' | 'AmountPerQuantity' | 'AmountTotal' | 'Percentage'

export type SubscriptionInterval = 'Days' | 'Weeks' | 'Months'

export type TrackingEventType = 'UserLoggedIn' | 'LineItemAdded' | 'LineItemUpdated' | 'OrderSubmitted'

export type XpThingType = 'Address' | 'Variant' | 'Order' | 'OrderReturn' | 'LineItem' | 'CostCenter' | 'CreditCard' | 'Payment' | 'Spec' | 'SpecOption' | 'UserGroup' | 'Company' | 'Category' | 'PriceSchedule' | 'Shipment' | 'SpendingAccount' | 'User' | 'Promotion' | 'ApprovalRule' | 'SellerApprovalRule' | 'Catalog' | 'ProductFacet' | 'MessageSender' | 'InventoryRecord' | 'ProductCollection' | 'Subscription' | 'GroupOrderInvitation'

export type Role = 'ApiClientAdmin' | 'ApiClientReader' | 'AddressAdmin' | 'AddressReader' | 'AdminAddressAdmin' | 'AdminAddressReader' | 'AdminUserAdmin' | 'AdminUserGroupAdmin' | 'AdminUserGroupReader' | 'AdminUserReader' | 'ApprovalRuleAdmin' | 'ApprovalRuleReader' | 'BundleAdmin' | 'BundleAssignmentAdmin' | 'BundleReader' | 'BuyerAdmin' | 'BuyerImpersonation' | 'BuyerReader' | 'BuyerUserAdmin' | 'BuyerUserReader' | 'CatalogAdmin' | 'CatalogReader' | 'CategoryAdmin' | 'CategoryReader' | 'CostCenterAdmin' | 'CostCenterReader' | 'CreditCardAdmin' | 'CreditCardReader' | 'EntitySyncConfigAdmin' | 'FullAccess' | 'IncrementorAdmin' | 'IncrementorReader' | 'LocaleReader' | 'LocaleAdmin' | 'MeAddressAdmin' | 'MeAdmin' | 'MeCreditCardAdmin' | 'MessageConfigAssignmentAdmin' | 'MeSubscriptionAdmin' | 'MeXpAdmin' | 'OrderAdmin' | 'OrderReader' | 'OverrideShipping' | 'OverrideTax' | 'OverrideUnitPrice' | 'PasswordReset' | 'PriceScheduleAdmin' | 'PriceScheduleReader' | 'ProductAdmin' | 'ProductAssignmentAdmin' | 'ProductCollectionReader' | 'ProductFacetAdmin' | 'ProductFacetReader' | 'ProductReader' | 'ProductSyncConfigAdmin' | 'PromotionAdmin' | 'PromotionReader' | 'SecurityProfileAdmin' | 'SecurityProfileReader' | 'SetSecurityProfile' | 'ShipmentAdmin' | 'ShipmentReader' | 'Shopper' | 'SpendingAccountAdmin' | 'SpendingAccountReader' | 'SubscriptionAdmin' | 'SubscriptionReader' | 'SupplierAddressAdmin' | 'SupplierAddressReader' | 'SupplierAdmin' | 'SupplierReader' | 'SupplierUserAdmin' | 'SupplierUserGroupAdmin' | 'SupplierUserGroupReader' | 'SupplierUserReader' | 'UnsubmittedOrderReader' | 'UserGroupAdmin' | 'UserGroupReader' | 'OpenIDConnectReader' | 'OpenIDConnectAdmin' | 'MessageSenderReader' | 'MessageSenderAdmin' | 'XpIndexAdmin' | 'WebhookReader' | 'WebhookAdmin' | 'IntegrationEventReader' | 'IntegrationEventAdmin' | 'TrackingEventReader' | 'TrackingEventAdmin' | 'DeliveryConfigAdmin' | 'OrderSyncConfigAdmin' | 'ErrorConfigAdmin'

export type OrderDirection = 'Incoming' | 'Outgoing' | 'All'

export type SearchType = 'AnyTerm' | 'AllTermsAnyField' | 'AllTermsSameField' | 'ExactPhrase' | 'ExactPhrasePrefix'

export interface AccessToken {
  access_token: string | null
  expires_in: number
  token_type: string | null
  refresh_token: string | null
}

export interface AccessTokenBasic {
  access_token: string | null
}

export interface AdHocProduct {
  ID: string
  Name: string
  Description: string | null
  QuantityMultiplier: number | null
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  DefaultSupplierID: string | null
  Returnable: boolean
  xp: Record<string, unknown> | null
}

export interface AddedPromo {
  LineItemID: string | null
  Amount: number
  ID: string
  LineItemLevel: boolean
  Code: string
  Name: string | null
  RedemptionLimit: number | null
  RedemptionLimitPerUser: number | null
  RedemptionCount: number
  QuantityLimitPerOrder: number | null
  ItemLimitPerOrder: number | null
  ItemSortBy: string | null
  Description: string | null
  FinePrint: string | null
  StartDate: string | null
  ExpirationDate: string | null
  EligibleExpression: string
  ValueExpression: string | null
  CanCombine: boolean
  AllowAllBuyers: boolean
  OwnerID: string | null
  AutoApply: boolean
  Active: boolean
  UseIntegration: boolean
  Priority: number | null
  xp: Record<string, unknown> | null
}

export interface Address {
  ID: string | null
  DateCreated: string | null
  CompanyName: string | null
  FirstName: string | null
  LastName: string | null
  Street1: string
  Street2: string | null
  City: string
  State: string | null
  Zip: string | null
  Country: string
  Phone: string | null
  AddressName: string | null
  xp: Record<string, unknown> | null
}

export interface AddressAssignment {
  AddressID: string
  UserID: string | null
  UserGroupID: string | null
  IsShipping: boolean
  IsBilling: boolean
}

export interface ApiClient {
  ID: string
  ClientSecret: string | null
  AccessTokenDuration: number
  Active: boolean
  AppName: string
  RefreshTokenDuration: number
  AnonymousTokenDuration: number | null
  DefaultContextUserName: string | null
  xp: Record<string, unknown> | null
  AllowAnyBuyer: boolean
  AllowAnySupplier: boolean
  AllowSeller: boolean
  IsAnonBuyer: boolean
  AssignedBuyerCount: number
  AssignedSupplierCount: number
  OrderCheckoutIntegrationEventID: string | null
  OrderCheckoutIntegrationEventName: string | null
  OrderReturnIntegrationEventID: string | null
  OrderReturnIntegrationEventName: string | null
  AddToCartIntegrationEventID: string | null
  AddToCartIntegrationEventName: string | null
  MinimumRequiredRoles: Role[] | null
  MinimumRequiredCustomRoles: string[] | null
  MaximumGrantedRoles: Role[] | null
  MaximumGrantedCustomRoles: string[] | null
}

export interface ApiClientAssignment {
  ApiClientID: string
  BuyerID: string | null
  SupplierID: string | null
}

export interface ApiClientSecret {
  ID: string
  Name: string
  Expiration: string | null
}

export interface ApiClientSecretCreateResponse {
  ClientSecret: string | null
  ID: string
  Name: string
  Expiration: string | null
}

export interface ApprovalRule {
  ID: string
  Name: string | null
  Description: string | null
  ApprovingGroupID: string
  RuleExpression: string
  xp: Record<string, unknown> | null
}

export interface ApprovalTestOrder {
  OrderID: string
  OrderReturnID: string | null
  FromCompanyID: string | null
  FromUserID: string | null
  FromUserName: string | null
  Status: string | null
  DateCreated: string | null
  Amount: number
  RequiresApproval: boolean
  IsApprovedAtOnce: boolean
  Failures: RuleFailure[] | null
}

export interface ApprovalTestResults {
  RequiredCount: number
  Approvers: ApprovalTestUser[]
  Results: ApprovalTestOrder[]
}

export interface ApprovalTestUser {
  ID: string
  Username: string | null
  FirstName: string | null
  LastName: string | null
}

export interface AzureBlobConfig {
  OverrideContainerName: string | null
}

export interface AzureTableConfig {
  OverrideTableName: string | null
}

export interface Bundle {
  ID: string
  OwnerID: string | null
  Name: string
  Description: string | null
  Active: boolean
  xp: Record<string, unknown> | null
}

export interface BundleAssignment {
  SellerID: string | null
  BundleID: string
  BuyerID: string
  UserGroupID: string | null
}

export interface BundleCatalogAssignment {
  CatalogID: string
  BundleID: string
}

export interface BundleProductAssignment {
  ProductID: string
  BundleID: string
  Required: boolean
  DefaultQuantity: number | null
}

export interface Buyer {
  ID: string
  Name: string
  DefaultCatalogID: string | null
  Active: boolean
  DateCreated: string | null
  xp: Record<string, unknown> | null
}

export interface BuyerAddress {
  ID: string
  Shipping: boolean
  Billing: boolean
  Editable: boolean
  DateCreated: string | null
  CompanyName: string | null
  FirstName: string | null
  LastName: string | null
  Street1: string
  Street2: string | null
  City: string
  State: string | null
  Zip: string | null
  Country: string
  Phone: string | null
  AddressName: string | null
  xp: Record<string, unknown> | null
}

export interface BuyerCreditCard {
  ID: string
  Editable: boolean
  Token: string | null
  DateCreated: string | null
  CardType: string | null
  PartialAccountNumber: string | null
  CardholderName: string | null
  ExpirationDate: string | null
  xp: Record<string, unknown> | null
}

export interface BuyerProduct {
  PriceSchedule: PriceSchedule | null
  ID: string
  ParentID: string | null
  IsParent: boolean
  IsBundle: boolean
  Name: string
  Description: string | null
  QuantityMultiplier: number | null
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  Active: boolean
  SpecCount: number
  VariantCount: number
  ShipFromAddressID: string | null
  Inventory: Inventory | null
  DefaultSupplierID: string | null
  AllSuppliersCanSell: boolean
  Returnable: boolean
  DateCreated: string | null
  xp: Record<string, unknown> | null
}

export interface BuyerSupplier {
  ID: string
  Name: string | null
}

export interface CartAfterSteps {
  Worksheet: OrderWorksheet | null
  Problems: CartProblem[] | null
  Removed: string[] | null
}

export interface CartProblem {
  ErrorCode: string
  Message: string
  Data: Record<string, unknown> | null
}

export interface Catalog {
  ID: string
  OwnerID: string | null
  Name: string
  Description: string | null
  Active: boolean
  CategoryCount: number
  xp: Record<string, unknown> | null
}

export interface CatalogAssignment {
  CatalogID: string
  BuyerID: string
  ViewAllCategories: boolean
  ViewAllProducts: boolean
}

export interface Category {
  ID: string
  Name: string
  Description: string | null
  ListOrder: number | null
  Active: boolean
  ParentID: string | null
  ChildCount: number
  xp: Record<string, unknown> | null
}

export interface CategoryAssignment {
  CategoryID: string
  BuyerID: string
  UserGroupID: string | null
  Visible: boolean | null
  ViewAllProducts: boolean | null
}

export interface CategoryBundleAssignment {
  CategoryID: string
  BundleID: string
  ListOrder: number | null
}

export interface CategoryProductAssignment {
  CategoryID: string
  ProductID: string
  ListOrder: number | null
}

export interface ChangeError {
  ErrorCode: string
  Message: string
  Data: Record<string, unknown> | null
}

export interface ChangeResult {
  Status: number
  Errors: ChangeError[] | null
  Before: Record<string, unknown> | null
  After: Record<string, unknown> | null
}

export interface ChangeResults {
  Results: ChangeResult[]
}

export interface ConditionResult {
  Condition: 'ProductActive' | 'ParentActive' | 'InCatalog' | 'CatalogActive' | 'CatalogAssigned' | 'CategoryOpen' | 'OwnAssignment' | 'ShownInCatalog' | 'PartsVisible'
  IsMet: boolean
  ObjectType: string
  ObjectID: string
  CatalogID: string | null
}

export interface ContentHubConfig {
  Endpoint: string
  TargetSchemaName: string
  ConfigData: Record<string, unknown> | null
}

export interface CosmosDbConfig {
  OverrideDatabaseName: string | null
}

export interface CostCenter {
  ID: string
  Name: string
  Description: string | null
  xp: Record<string, unknown> | null
}

export interface CostCenterAssignment {
  CostCenterID: string
  UserGroupID: string | null
}

export interface CreditCard {
  ID: string
  Token: string | null
  DateCreated: string | null
  CardType: string | null
  PartialAccountNumber: string | null
  CardholderName: string | null
  ExpirationDate: string | null
  xp: Record<string, unknown> | null
}

export interface CreditCardAssignment {
  CreditCardID: string
  UserID: string | null
  UserGroupID: string | null
}

export interface Delivery {
  ID: string
  Kind: string
  SourceID: string | null
  Subject: string
  Target: string
  DeliveryConfigID: string | null
  ObjectID: string | null
  Status: 'Waiting' | 'Delivered' | 'Parked' | 'Failed'
  AttemptCount: number
  DateCreated: string | null
  DateDue: string | null
  DateFinished: string | null
  Problem: string | null
  IsTest: boolean
  ResentBy: string | null
}

export interface DeliveryAttempt {
  Date: string | null
  Milliseconds: number
  StatusCode: number | null
  Problem: string | null
  Answer: string | null
  ResentBy: string | null
}

export interface DeliveryConfig {
  ID: string
  Name: string
  Enabled: boolean
  DeliveryTargets: DeliveryTargets
}

export interface DeliveryReceiver {
  Kind: 'Webhook' | 'MessageSender' | 'DeliveryConfig'
  ID: string
  Name: string
  Url: string | null
  DeliveryConfigID: string | null
  WaitingCount: number
  ParkedCount: number
  DeliveredCount: number
  LastDelivered: string | null
  LastProblem: string | null
  PausedUntil: string | null
}

export interface DeliveryTargets {
  Kafka: KafkaConfig | null
  Http: HttpConfig | null
  SearchIngestion: SearchIngestion | null
  SendEvent: SendEvent | null
  DiscoverEvent: DiscoverEvent | null
  EventHub: EventHubConfig | null
  AzureBlob: AzureBlobConfig | null
  AzureTable: AzureTableConfig | null
  CosmosDb: CosmosDbConfig | null
  Mailchimp: MailchimpConfig | null
  MessageSender: MessageSenderConfig | null
  ContentHub: ContentHubConfig | null
  Mandrill: MandrillConfig | null
}

export interface DeliveryWithAttempts {
  ID: string
  Kind: string
  SourceID: string | null
  Subject: string
  Target: string
  DeliveryConfigID: string | null
  ObjectID: string | null
  Status: 'Waiting' | 'Delivered' | 'Parked' | 'Failed'
  AttemptCount: number
  DateCreated: string | null
  DateDue: string | null
  DateFinished: string | null
  Problem: string | null
  IsTest: boolean
  ResentBy: string | null
  Message: Record<string, unknown> | null
  Attempts: DeliveryAttempt[] | null
}

export interface DiscoverEvent {
  ClientID: string
  ServiceEndpoint: string
}

export interface EligiblePromotion {
  Amount: number
  ID: string
  LineItemLevel: boolean
  Code: string
  Name: string | null
  RedemptionLimit: number | null
  RedemptionLimitPerUser: number | null
  RedemptionCount: number
  QuantityLimitPerOrder: number | null
  ItemLimitPerOrder: number | null
  ItemSortBy: string | null
  Description: string | null
  FinePrint: string | null
  StartDate: string | null
  ExpirationDate: string | null
  EligibleExpression: string
  ValueExpression: string | null
  CanCombine: boolean
  AllowAllBuyers: boolean
  OwnerID: string | null
  AutoApply: boolean
  Active: boolean
  UseIntegration: boolean
  Priority: number | null
  xp: Record<string, unknown> | null
}

export interface EntitySyncConfig {
  DeliveryConfigID: string
  SyncEntityChanged: boolean
  SyncEntityDeleted: boolean
  Paused: boolean
}

export interface ErrorConfig {
  DeliveryConfigID: string
}

export interface EventHubConfig {
  EventHubName: string
}

export interface ExtendedLineItem {
  OrderID: string | null
  Order: Order | null
  ID: string
  ProductID: string
  Quantity: number
  BundleItemID: string | null
  IsBundle: boolean
  DateAdded: string | null
  QuantityShipped: number
  UnitPrice: number | null
  PromotionDiscount: number
  LineTotal: number
  LineSubtotal: number
  CostCenter: string | null
  DateNeeded: string | null
  ShippingAccount: string | null
  ShippingAddressID: string | null
  ShipFromAddressID: string | null
  Product: LineItemProduct | null
  Variant: LineItemVariant | null
  ShippingAddress: Address | null
  ShipFromAddress: Address | null
  SupplierID: string | null
  InventoryRecordID: string | null
  PriceScheduleID: string | null
  IsOnSale: boolean
  PriceOverridden: boolean
  Specs: LineItemSpec[] | null
  IncomingOrderID: string | null
  OutgoingOrderID: string | null
  InvitationID: string | null
  xp: Record<string, unknown> | null
}

export interface FirstPrice {
  ProductID: string
  BuyerID: string | null
  UserGroupID: string | null
  PriceScheduleID: string
  Price: number
}

export interface FirstPrices {
  Prices: FirstPrice[]
}

export interface GroupOrderInvitation {
  ID: string
  ExpirationDate: string
  Name: string | null
  OrderID: string
  OrderStatus: OrderStatus | null
  xp: Record<string, unknown> | null
}

export interface HealthFinding {
  Rule: string
  Count: number
  Records: string[] | null
}

export interface HealthJob {
  ID: string
  Task: string
  Status: 'Running' | 'Waiting' | 'GivenUp'
  AttemptCount: number
  MaxAttempts: number
  Problem: string | null
  DateDue: string
}

export interface HealthQueue {
  Name: 'Events' | 'Jobs' | 'JobsGivenUp' | 'Deliveries' | 'DeliveriesParked'
  Count: number
  OldestSeconds: number
}

export interface HealthReport {
  TakesWrites: boolean
  DatabaseBytes: number
  Queues: HealthQueue[] | null
  Jobs: HealthJob[] | null
  RulesChecked: string | null
  BrokenRules: string[] | null
  Findings: HealthFinding[] | null
  LowStockProducts: number
}

export interface HttpConfig {
  Endpoint: string
  CustomAuthHeaderName: string | null
}

export interface IdentityToken {
  identity_token: string | null
  expires_in: number | null
}

export interface ImpersonationConfig {
  ID: string
  ImpersonationBuyerID: string | null
  ImpersonationGroupID: string | null
  ImpersonationUserID: string | null
  BuyerID: string | null
  GroupID: string | null
  UserID: string | null
  SecurityProfileID: string
  ClientID: string
}

export interface Incrementor {
  ID: string
  Name: string | null
  LastNumber: number
  LeftPaddingCount: number
}

export interface IntegrationEvent {
  ElevatedRoles: Role[] | null
  ID: string
  ConfigData: Record<string, unknown> | null
  EventType: IntegrationEventType | null
  CustomImplementationUrl: string
  CustomAuthHeaderName: string | null
  Name: string
  HashKey: string
}

export interface Inventory {
  Enabled: boolean
  NotificationPoint: number | null
  VariantLevelTracking: boolean
  OrderCanExceed: boolean
  QuantityAvailable: number | null
  LastUpdated: string | null
}

export interface InventoryIntegration {
  DeliveryConfigID: string
  LimitNotifications: boolean
}

export interface InventoryRecord {
  ID: string
  OwnerID: string | null
  AllowAllBuyers: boolean
  Address: Address | null
  AddressID: string
  OrderCanExceed: boolean
  QuantityAvailable: number
  NotificationPoint: number | null
  LastUpdated: string | null
  xp: Record<string, unknown> | null
}

export interface InventoryRecordAssignment {
  InventoryRecordID: string
  BuyerID: string
  UserGroupID: string | null
}

export interface KafkaConfig {
  BootstrapServers: string
  SaslUsername: string
  Topic: string
}

export interface LineItem {
  ID: string
  ProductID: string
  Quantity: number
  BundleItemID: string | null
  IsBundle: boolean
  DateAdded: string | null
  QuantityShipped: number
  UnitPrice: number | null
  PromotionDiscount: number
  LineTotal: number
  LineSubtotal: number
  CostCenter: string | null
  DateNeeded: string | null
  ShippingAccount: string | null
  ShippingAddressID: string | null
  ShipFromAddressID: string | null
  Product: LineItemProduct | null
  Variant: LineItemVariant | null
  ShippingAddress: Address | null
  ShipFromAddress: Address | null
  SupplierID: string | null
  InventoryRecordID: string | null
  PriceScheduleID: string | null
  IsOnSale: boolean
  PriceOverridden: boolean
  Specs: LineItemSpec[] | null
  IncomingOrderID: string | null
  OutgoingOrderID: string | null
  InvitationID: string | null
  xp: Record<string, unknown> | null
}

export interface LineItemOverride {
  LineItemID: string | null
  UnitPrice: number | null
  Product: AdHocProduct | null
  PromotionOverrides: PromotionOverride[] | null
  InventoryRecordID: string | null
  Remove: boolean | null
}

export interface LineItemProduct {
  ID: string
  Name: string | null
  Description: string | null
  Returnable: boolean
  QuantityMultiplier: number
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  DefaultSupplierID: string | null
  ParentID: string | null
  xp: Record<string, unknown> | null
}

export interface LineItemSpec {
  SpecID: string
  Name: string | null
  OptionID: string | null
  Value: string | null
  PriceMarkupType: PriceMarkupType | null
  PriceMarkup: number | null
}

export interface LineItemVariant {
  ID: string
  Name: string | null
  Description: string | null
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  xp: Record<string, unknown> | null
}

export interface Locale {
  ID: string
  OwnerID: string | null
  Currency: string
  Language: string | null
}

export interface LocaleAssignment {
  LocaleID: string
  BuyerID: string
  UserGroupID: string | null
}

export interface MailchimpConfig {
  ApiKey: string | null
}

export interface MandrillConfig {
}

export interface MeBuyer {
  ID: string
  DefaultCatalogID: string | null
}

export interface MeSeller {
  ID: string
}

export interface MeSupplier {
  ID: string
}

export interface MeUser {
  Buyer: MeBuyer | null
  Supplier: MeSupplier | null
  Seller: MeSeller | null
  ID: string
  CompanyID: string | null
  Username: string
  FirstName: string
  LastName: string
  Email: string
  Phone: string | null
  TermsAccepted: string | null
  Active: boolean
  xp: Record<string, unknown> | null
  AvailableRoles: string[] | null
  Locale: Locale | null
  DateCreated: string | null
  LastActive: string | null
  PasswordLastSetDate: string | null
}

export interface MessageCCListenerAssignment {
  MessageSenderAssignment: MessageSenderAssignment
  MessageConfigName: string | null
  MessageConfigDescription: string | null
  MessageType: MessageType
  BuyerID: string | null
  SupplierID: string | null
  UserGroupID: string | null
  UserID: string | null
}

export interface MessageSender {
  ID: string
  Name: string
  MessageTypes: MessageType[]
  Description: string | null
  ElevatedRoles: Role[] | null
  xp: Record<string, unknown> | null
  DeliveryConfigID: string | null
  AllowAllBuyers: boolean
  URL: string | null
  SharedKey: string | null
}

export interface MessageSenderAssignment {
  MessageSenderID: string
  BuyerID: string | null
  SupplierID: string | null
  UserGroupID: string | null
  MessageConfigName: string | null
  MessageConfigDescription: string | null
}

export interface MessageSenderConfig {
  Endpoint: string
}

export interface MissingVariant {
  ID: string
  Name: string
}

export interface MissingVariants {
  Combinations: number
  Count: number
  Variants: MissingVariant[]
}

export interface OpenIdConnect {
  ID: string
  OrderCloudApiClientID: string
  ConnectClientID: string
  ConnectClientSecret: string
  AppStartUrl: string
  AuthorizationEndpoint: string
  TokenEndpoint: string
  UrlEncoded: boolean
  IntegrationEventID: string | null
  CallSyncUserIntegrationEvent: boolean
  IntegrationEventName: string | null
  AdditionalIdpScopes: string[] | null
  CustomErrorUrl: string | null
}

export interface Order {
  ID: string
  FromUser: OrderUser | null
  FromCompanyID: string | null
  ToCompanyID: string | null
  FromUserID: string | null
  BillingAddressID: string | null
  BillingAddress: Address | null
  ShippingAddressID: string | null
  Comments: string | null
  LineItemCount: number
  Status: OrderStatus | null
  DateCreated: string | null
  DateSubmitted: string | null
  DateApproved: string | null
  DateDeclined: string | null
  DateCanceled: string | null
  DateCompleted: string | null
  LastUpdated: string | null
  Subtotal: number
  ShippingCost: number
  TaxCost: number
  Gratuity: number
  Fees: number
  PromotionDiscount: number
  Currency: string | null
  Total: number
  IsSubmitted: boolean
  SubscriptionID: string | null
  xp: Record<string, unknown> | null
}

export interface OrderApproval {
  AllowResubmit: boolean
  ApprovalRuleID: string | null
  ApprovingGroupID: string | null
  Status: ApprovalStatus | null
  DateCreated: string | null
  DateCompleted: string | null
  Approver: User | null
  Comments: string | null
}

export interface OrderApprovedResponse {
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  xp: Record<string, unknown> | null
  Succeeded: boolean
}

export interface OrderCalculateResponse {
  LineItemOverrides: LineItemOverride[] | null
  ShippingTotal: number | null
  TaxTotal: number | null
  FeeTotal: number | null
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  xp: Record<string, unknown> | null
  Succeeded: boolean
}

export interface OrderPaymentStatus {
  ID: string
  Status: OrderStatus
  Total: number
  PaymentIDs: string[]
  FromUserID: string
  IsGuest: boolean
}

export interface OrderPromotion {
  Amount: number
  LineItemID: string | null
  AmountOverridden: boolean
  DateApplied: string | null
  ID: string
  LineItemLevel: boolean
  Code: string
  Name: string | null
  RedemptionLimit: number | null
  RedemptionLimitPerUser: number | null
  RedemptionCount: number
  QuantityLimitPerOrder: number | null
  ItemLimitPerOrder: number | null
  ItemSortBy: string | null
  Description: string | null
  FinePrint: string | null
  StartDate: string | null
  ExpirationDate: string | null
  EligibleExpression: string
  ValueExpression: string | null
  CanCombine: boolean
  AllowAllBuyers: boolean
  OwnerID: string | null
  AutoApply: boolean
  Active: boolean
  UseIntegration: boolean
  Priority: number | null
  xp: Record<string, unknown> | null
}

export interface OrderReturn {
  ID: string
  OrderID: string
  PaymentIDs: string[] | null
  Status: OrderStatus | null
  DateCreated: string | null
  DateSubmitted: string | null
  DateApproved: string | null
  DateDeclined: string | null
  DateCanceled: string | null
  DateCompleted: string | null
  LastUpdated: string | null
  RefundAmount: number | null
  Comments: string | null
  ItemsToReturn: OrderReturnItem[] | null
  xp: Record<string, unknown> | null
}

export interface OrderReturnApproval {
  OrderReturnID: string | null
  ApprovalRuleID: string | null
  ApprovingGroupID: string | null
  Status: ApprovalStatus | null
  DateCreated: string | null
  DateCompleted: string | null
  Approver: User | null
  Comments: string | null
}

export interface OrderReturnItem {
  LineItemID: string
  Quantity: number
  RefundAmount: number | null
  Comments: string | null
}

export interface OrderSplitResult {
  OutgoingOrders: Order[] | null
  RemainingLineItemIDs: string[] | null
}

export interface OrderSubmission {
  ID: string
  Status: OrderStatus
  Total: number
  DateSubmitted: string | null
  IsCheckoutOnly: boolean
  IsBySeller: boolean
}

export interface OrderSubmitForApprovalResponse {
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  xp: Record<string, unknown> | null
  Succeeded: boolean
}

export interface OrderSubmitResponse {
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  xp: Record<string, unknown> | null
  Succeeded: boolean
}

export interface OrderSyncConfig {
  DeliveryConfigID: string
  ConfigData: Record<string, unknown> | null
}

export interface OrderUser {
  ID: string
  CompanyID: string | null
  Username: string
  FirstName: string
  LastName: string
  Email: string
  Phone: string | null
  TermsAccepted: string | null
  Active: boolean
  xp: Record<string, unknown> | null
  AvailableRoles: string[] | null
  Locale: Locale | null
  DateCreated: string | null
  LastActive: string | null
  PasswordLastSetDate: string | null
}

export interface OrderWorksheet {
  Order: Order | null
  LineItems: LineItem[] | null
  OrderPromotions: OrderPromotion[] | null
  Subscription: Subscription | null
  ShipEstimateResponse: ShipEstimateResponse | null
  OrderCalculateResponse: OrderCalculateResponse | null
  OrderSubmitResponse: OrderSubmitResponse | null
  OrderSubmitForApprovalResponse: OrderSubmitForApprovalResponse | null
  OrderApprovedResponse: OrderApprovedResponse | null
  SubscriptionIntegrationResponse: SubscriptionIntegrationResponse | null
}

export interface PasswordConfig {
  LimitPasswordReuse: number | null
  MaxConsecutiveDupeChars: number | null
  MaximumPasswordAge: number | null
  MinimumPasswordAge: number | null
  AllowedFailedAttempts: number | null
  LockoutDuration: number | null
  UpperCaseRequired: boolean
  LowerCaseRequired: boolean
  SpecialCharacterRequired: boolean
  NumericRequired: boolean
  MinimumCharacterCount: number | null
}

export interface Payment {
  ID: string
  Type: PaymentType | null
  DateCreated: string | null
  CreditCardID: string | null
  SpendingAccountID: string | null
  Description: string | null
  Currency: string | null
  Amount: number | null
  Accepted: boolean | null
  OrderReturnID: string | null
  xp: Record<string, unknown> | null
  Transactions: PaymentTransaction[] | null
}

export interface PaymentTransaction {
  ID: string
  Type: string
  DateExecuted: string
  Currency: string | null
  Amount: number | null
  Succeeded: boolean
  ResultCode: string | null
  ResultMessage: string | null
  xp: Record<string, unknown> | null
}

export interface PriceBreak {
  Quantity: number
  Price: number
  SalePrice: number | null
  SubscriptionPrice: number | null
  BundlePrice: number | null
}

export interface PriceCandidate {
  PriceScheduleID: string
  Source: 'UserGroup' | 'Buyer' | 'Seller' | 'Product'
  IsFromParent: boolean
  Reason: 'Chosen' | 'AnotherIsNearer' | 'OtherCurrency'
}

export interface PriceProblem {
  ErrorCode: string
  Message: string
}

export interface PriceSchedule {
  OwnerID: string | null
  ID: string
  Name: string
  ApplyTax: boolean
  ApplyShipping: boolean
  MinQuantity: number | null
  MaxQuantity: number | null
  UseCumulativeQuantity: boolean
  RestrictedQuantity: boolean
  PriceBreaks: PriceBreak[] | null
  Currency: string | null
  SaleStart: string | null
  SaleEnd: string | null
  IsOnSale: boolean
  xp: Record<string, unknown> | null
}

export interface Product {
  OwnerID: string | null
  DefaultPriceScheduleID: string | null
  AutoForward: boolean
  ID: string
  ParentID: string | null
  IsParent: boolean
  IsBundle: boolean
  Name: string
  Description: string | null
  QuantityMultiplier: number | null
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  Active: boolean
  SpecCount: number
  VariantCount: number
  ShipFromAddressID: string | null
  Inventory: Inventory | null
  DefaultSupplierID: string | null
  AllSuppliersCanSell: boolean
  Returnable: boolean
  DateCreated: string | null
  xp: Record<string, unknown> | null
}

export interface ProductAssignment {
  SellerID: string | null
  ProductID: string
  BuyerID: string
  UserGroupID: string | null
  PriceScheduleID: string | null
}

export interface ProductCatalogAssignment {
  CatalogID: string
  ProductID: string
}

export interface ProductCollection {
  ID: string
  Name: string
  xp: Record<string, unknown> | null
  AccessLevel: AccessLevel
}

export interface ProductCollectionBuyerProduct {
  PriceSchedule: PriceSchedule | null
  ListOrder: number | null
  DateAdded: string | null
  ID: string
  ParentID: string | null
  IsParent: boolean
  IsBundle: boolean
  Name: string
  Description: string | null
  QuantityMultiplier: number | null
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  Active: boolean
  SpecCount: number
  VariantCount: number
  ShipFromAddressID: string | null
  Inventory: Inventory | null
  DefaultSupplierID: string | null
  AllSuppliersCanSell: boolean
  Returnable: boolean
  DateCreated: string | null
  xp: Record<string, unknown> | null
}

export interface ProductCollectionInvitation {
  ID: string
  Name: string
  Admin: boolean
  Accepted: boolean
  ExpirationDate: string | null
  xp: Record<string, unknown> | null
}

export interface ProductCollectionProduct {
  OwnerID: string | null
  DefaultPriceScheduleID: string | null
  AutoForward: boolean
  ListOrder: number | null
  DateAdded: string | null
  ID: string
  ParentID: string | null
  IsParent: boolean
  IsBundle: boolean
  Name: string
  Description: string | null
  QuantityMultiplier: number | null
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  Active: boolean
  SpecCount: number
  VariantCount: number
  ShipFromAddressID: string | null
  Inventory: Inventory | null
  DefaultSupplierID: string | null
  AllSuppliersCanSell: boolean
  Returnable: boolean
  DateCreated: string | null
  xp: Record<string, unknown> | null
}

export interface ProductExplanation {
  ProductID: string
  BuyerID: string | null
  UserID: string | null
  Quantity: number
  Date: string
  IsVisible: boolean
  Conditions: ConditionResult[]
  Candidates: PriceCandidate[]
  PriceScheduleID: string | null
  BreakQuantity: number
  IsOnSale: boolean
  UnitPrice: number | null
  LineSubtotal: number | null
  Problems: PriceProblem[]
}

export interface ProductFacet {
  ID: string
  Name: string
  XpPath: string | null
  ListOrder: number
  MinCount: number
  xp: Record<string, unknown> | null
}

export interface ProductFeedPage {
  Items: Record<string, unknown>[]
  Cursor: string
  More: boolean
}

export interface ProductSeller {
  PriceSchedule: PriceSchedule | null
  ID: string
  Name: string | null
}

export interface ProductSupplier {
  DefaultPriceScheduleID: string | null
  ID: string
  Name: string
  Active: boolean
  DateCreated: string | null
  AllBuyersCanOrder: boolean
  xp: Record<string, unknown> | null
}

export interface ProductSyncConfig {
  SyncProductChanged: boolean
  SyncProductDeleted: boolean
  DeliveryConfigID: string
  ConfigData: Record<string, unknown> | null
  Paused: boolean
  ExcludePriceSchedules: boolean
}

export interface Promotion {
  ID: string
  LineItemLevel: boolean
  Code: string
  Name: string | null
  RedemptionLimit: number | null
  RedemptionLimitPerUser: number | null
  RedemptionCount: number
  QuantityLimitPerOrder: number | null
  ItemLimitPerOrder: number | null
  ItemSortBy: string | null
  Description: string | null
  FinePrint: string | null
  StartDate: string | null
  ExpirationDate: string | null
  EligibleExpression: string
  ValueExpression: string | null
  CanCombine: boolean
  AllowAllBuyers: boolean
  OwnerID: string | null
  AutoApply: boolean
  Active: boolean
  UseIntegration: boolean
  Priority: number | null
  xp: Record<string, unknown> | null
}

export interface PromotionAssignment {
  PromotionID: string
  BuyerID: string
  UserGroupID: string | null
}

export interface PromotionIntegration {
  HashKey: string
  Url: string | null
  CustomAuthHeaderName: string | null
}

export interface PromotionOverride {
  PromotionID: string | null
  Amount: number
}

export interface PromotionTestLine {
  LineItemID: string
  Amount: number
}

export interface PromotionTestOrder {
  OrderID: string
  FromCompanyID: string | null
  FromUserID: string | null
  FromUserName: string | null
  Status: string | null
  DateCreated: string | null
  DateSubmitted: string | null
  Subtotal: number
  Amount: number
  LineItems: PromotionTestLine[] | null
  ErrorCode: string | null
  Reason: string | null
  Failures: RuleFailure[] | null
}

export interface PromotionTestResults {
  GrantedCount: number
  Amount: number
  Results: PromotionTestOrder[]
}

export interface PublicKey {
  kty: string | null
  n: string | null
  e: string | null
  alg: string | null
  use: string | null
  kid: string | null
}

export interface RecordedEvent {
  ID: string
  Date: string
  Operation: string
  Object: string | null
  Username: string | null
  Impersonator: string | null
  ClientID: string | null
  RequestID: string | null
  Address: string | null
  Parameters: Record<string, unknown> | null
  Body: Record<string, unknown> | null
  ReplyID: string | null
  Before: Record<string, unknown> | null
}

export interface RefreshPromosResponse {
  PromosAdded: AddedPromo[] | null
  PromosRemoved: RemovedPromo[] | null
}

export interface RemovedPromo {
  ErrorCode: string | null
  Reason: string | null
  LineItemID: string | null
  Amount: number
  ID: string
  LineItemLevel: boolean
  Code: string
  Name: string | null
  RedemptionLimit: number | null
  RedemptionLimitPerUser: number | null
  RedemptionCount: number
  QuantityLimitPerOrder: number | null
  ItemLimitPerOrder: number | null
  ItemSortBy: string | null
  Description: string | null
  FinePrint: string | null
  StartDate: string | null
  ExpirationDate: string | null
  EligibleExpression: string
  ValueExpression: string | null
  CanCombine: boolean
  AllowAllBuyers: boolean
  OwnerID: string | null
  AutoApply: boolean
  Active: boolean
  UseIntegration: boolean
  Priority: number | null
  xp: Record<string, unknown> | null
}

export interface RuleFailure {
  Property: string
  Position: number
  Text: string
  Message: string
  LineItemCount: number
}

export interface SearchIngestion {
  Domain: string
  Source: string
  Endpoint: string
  Entity: string
  Content: SearchIngestionContent | null
}

export interface SearchIngestionContent {
  Locales: string[]
  Http: SearchIngestionHttpContent | null
}

export interface SearchIngestionHttpContent {
  Endpoint: string
  CustomAuthHeaderName: string | null
}

export interface SecurityProfile {
  ID: string
  Name: string
  Roles: Role[] | null
  CustomRoles: string[] | null
  PasswordConfig: PasswordConfig | null
  IsExternalRoleGroup: boolean
}

export interface SecurityProfileAssignment {
  SecurityProfileID: string
  BuyerID: string | null
  SupplierID: string | null
  UserID: string | null
  UserGroupID: string | null
}

export interface SellerApprovalRule {
  OwnerID: string | null
  ApprovalType: ApprovalType
  ID: string
  Name: string | null
  Description: string | null
  ApprovingGroupID: string
  RuleExpression: string
  xp: Record<string, unknown> | null
}

export interface SendEvent {
  SiteID: string
  ServiceEndpoint: string
}

export interface SentDeliveryTest {
  DeliveryIDs: string[] | null
}

export interface ShipEstimate {
  ID: string
  xp: Record<string, unknown> | null
  SelectedShipMethodID: string | null
  ShipEstimateItems: ShipEstimateItem[] | null
  ShipMethods: ShipMethod[] | null
}

export interface ShipEstimateItem {
  LineItemID: string | null
  Quantity: number
}

export interface ShipEstimateResponse {
  ShipEstimates: ShipEstimate[] | null
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  xp: Record<string, unknown> | null
  Succeeded: boolean
}

export interface ShipMethod {
  ID: string
  Name: string | null
  Cost: number
  EstimatedTransitDays: number
  xp: Record<string, unknown> | null
}

export interface Shipment {
  ID: string
  BuyerID: string | null
  Shipper: string | null
  DateShipped: string | null
  DateDelivered: string | null
  TrackingNumber: string | null
  Cost: number | null
  OwnerID: string | null
  xp: Record<string, unknown> | null
  Account: string | null
  FromAddressID: string | null
  ToAddressID: string | null
  FromAddress: Address | null
  ToAddress: Address | null
}

export interface ShipmentItem {
  OrderID: string
  LineItemID: string
  QuantityShipped: number
  UnitPrice: number | null
  CostCenter: string | null
  DateNeeded: string | null
  Product: LineItemProduct | null
  Variant: LineItemVariant | null
  Specs: LineItemSpec[] | null
  xp: Record<string, unknown> | null
}

export interface Spec {
  OwnerID: string | null
  ID: string
  ListOrder: number
  Name: string
  DefaultValue: string | null
  Required: boolean
  AllowOpenText: boolean
  DefaultOptionID: string | null
  DefinesVariant: boolean
  xp: Record<string, unknown> | null
  OptionCount: number
  Options: SpecOption[] | null
}

export interface SpecOption {
  ID: string
  Value: string
  ListOrder: number
  IsOpenText: boolean
  PriceMarkupType: PriceMarkupType | null
  PriceMarkup: number | null
  xp: Record<string, unknown> | null
}

export interface SpecProductAssignment {
  SpecID: string
  ProductID: string
  DefaultValue: string | null
  DefaultOptionID: string | null
}

export interface SpendingAccount {
  ID: string
  Name: string
  Balance: number
  AllowAsPaymentMethod: boolean
  StartDate: string | null
  EndDate: string | null
  xp: Record<string, unknown> | null
  RedemptionCode: string | null
}

export interface SpendingAccountAssignment {
  SpendingAccountID: string
  UserID: string | null
  UserGroupID: string | null
  AllowExceed: boolean
}

export interface StockCurve {
  Days: StockDay[]
}

export interface StockDay {
  Day: string
  Quantity: number
}

export interface StockMovement {
  ID: string
  Date: string
  Kind: 'Start' | 'Order' | 'Hand' | 'Renamed'
  Change: number
  QuantityAfter: number
  VariantID: string | null
  InventoryRecordID: string | null
  Lot: string | null
  OrderID: string | null
  Username: string | null
  Reason: string | null
  RequestID: string | null
}

export interface StockPlace {
  ProductID: string
  ProductName: string
  VariantID: string | null
  InventoryRecordID: string
  AddressID: string
  AddressName: string | null
  QuantityAvailable: number
  NotificationPoint: number | null
  OrderCanExceed: boolean
  LastUpdated: string
  xp: Record<string, unknown> | null
}

export interface Subscription {
  ID: string
  Frequency: number
  Interval: SubscriptionInterval
  NextOrderDate: string
  LastOrderDate: string | null
  NotificationDate: string | null
  DateCreated: string | null
  EndDate: string | null
  Active: boolean
  FromCompanyID: string | null
  FromUserID: string | null
  ToCompanyID: string | null
  Payment: SubscriptionPayment | null
  BillingAddressID: string | null
  ShippingAddressID: string | null
  ProjectedSubtotal: number
  xp: Record<string, unknown> | null
}

export interface SubscriptionIntegration {
  ApiClientID: string
  HashKey: string
  ElevatedRoles: Role[] | null
  Active: boolean
  NotificationDays: number | null
  Url: string | null
  xp: Record<string, unknown> | null
  CustomAuthHeaderName: string | null
}

export interface SubscriptionIntegrationResponse {
  HttpStatusCode: number | null
  UnhandledErrorBody: string | null
  xp: Record<string, unknown> | null
  Succeeded: boolean
}

export interface SubscriptionPayment {
  Type: PaymentType | null
  CreditCardID: string | null
  SpendingAccountID: string | null
}

export interface Supplier {
  ID: string
  Name: string
  Active: boolean
  DateCreated: string | null
  AllBuyersCanOrder: boolean
  xp: Record<string, unknown> | null
}

export interface SupplierBuyer {
  ID: string
  Name: string | null
}

export interface TrackingEvent {
  ID: string
  EventType: TrackingEventType
  ClientID: string
  Name: string
  ConfigData: Record<string, unknown> | null
  DeliveryConfigID: string
}

export interface User {
  FailedLoginAttempts: number
  ID: string
  CompanyID: string | null
  Username: string
  FirstName: string
  LastName: string
  Email: string
  Phone: string | null
  TermsAccepted: string | null
  Active: boolean
  xp: Record<string, unknown> | null
  AvailableRoles: string[] | null
  Locale: Locale | null
  DateCreated: string | null
  LastActive: string | null
  PasswordLastSetDate: string | null
}

export interface UserGroup {
  ID: string
  Name: string
  Description: string | null
  xp: Record<string, unknown> | null
}

export interface UserGroupAssignment {
  UserGroupID: string
  UserID: string
}

export interface Variant {
  ID: string
  Name: string | null
  Description: string | null
  Active: boolean
  ShipWeight: number | null
  ShipHeight: number | null
  ShipWidth: number | null
  ShipLength: number | null
  Inventory: VariantInventory | null
  Specs: VariantSpec[] | null
  xp: Record<string, unknown> | null
}

export interface VariantInventory {
  QuantityAvailable: number | null
  NotificationPoint: number | null
  LastUpdated: string | null
}

export interface VariantSpec {
  SpecID: string
  Name: string | null
  OptionID: string | null
  Value: string | null
  PriceMarkupType: PriceMarkupType | null
  PriceMarkup: number | null
}

export interface Webhook {
  ID: string
  Name: string
  Description: string | null
  Url: string | null
  HashKey: string | null
  ElevatedRoles: Role[] | null
  ConfigData: Record<string, unknown> | null
  BeforeProcessRequest: boolean
  ApiClientIDs: string[] | null
  WebhookRoutes: WebhookRoute[] | null
  DeliveryConfigID: string | null
  CustomAuthHeaderName: string | null
}

export interface WebhookRoute {
  Route: string | null
  Verb: string | null
}

export interface XpIndex {
  ThingType: XpThingType | null
  Key: string | null
}

export interface AddressInput {
  ID?: string | null
  CompanyName?: string | null
  FirstName?: string | null
  LastName?: string | null
  Street1?: string
  Street2?: string | null
  City?: string
  State?: string | null
  Zip?: string | null
  Country?: string
  Phone?: string | null
  AddressName?: string | null
  xp?: Record<string, unknown> | null
}

export interface AddressAssignmentInput {
  AddressID?: string
  UserID?: string | null
  UserGroupID?: string | null
  IsShipping?: boolean
  IsBilling?: boolean
}

export interface ApiClientInput {
  ClientSecret?: string | null
  AccessTokenDuration?: number
  Active?: boolean
  AppName?: string
  RefreshTokenDuration?: number
  AnonymousTokenDuration?: number | null
  DefaultContextUserName?: string | null
  xp?: Record<string, unknown> | null
  AllowAnyBuyer?: boolean
  AllowAnySupplier?: boolean
  AllowSeller?: boolean
  IsAnonBuyer?: boolean
  OrderCheckoutIntegrationEventID?: string | null
  OrderReturnIntegrationEventID?: string | null
  AddToCartIntegrationEventID?: string | null
  MinimumRequiredRoles?: Role[] | null
  MinimumRequiredCustomRoles?: string[] | null
  MaximumGrantedRoles?: Role[] | null
  MaximumGrantedCustomRoles?: string[] | null
}

export interface ApiClientAssignmentInput {
  ApiClientID?: string
  BuyerID?: string | null
  SupplierID?: string | null
}

export interface ApiClientSecretInput {
  ID?: string | null
  Name?: string
  Expiration?: string | null
}

export interface ApprovalInfoInput {
  Comments?: string | null
}

export interface ApprovalRuleInput {
  ID?: string | null
  Name?: string | null
  Description?: string | null
  ApprovingGroupID?: string
  RuleExpression?: string
  xp?: Record<string, unknown> | null
}

export interface ApprovalRuleTestInput {
  Rule?: ApprovalRuleInput
  BuyerID?: string | null
  IDs?: string[] | null
  Filters?: Record<string, unknown> | null
  PageSize?: number | null
  Time?: string | null
}

export interface AzureBlobConfigInput {
  ConnectionString?: string
  OverrideContainerName?: string | null
}

export interface AzureTableConfigInput {
  ConnectionString?: string
  OverrideTableName?: string | null
}

export interface BundleInput {
  ID?: string | null
  OwnerID?: string | null
  Name?: string
  Description?: string | null
  Active?: boolean
  xp?: Record<string, unknown> | null
}

export interface BundleAssignmentInput {
  SellerID?: string | null
  BundleID?: string
  BuyerID?: string
  UserGroupID?: string | null
}

export interface BundleCatalogAssignmentInput {
  CatalogID?: string
  BundleID?: string
}

export interface BundleItemsInput {
  LineItems?: LineItemInput[] | null
}

export interface BundleProductAssignmentInput {
  ProductID?: string
  BundleID?: string
  Required?: boolean
  DefaultQuantity?: number | null
}

export interface BuyerInput {
  ID?: string | null
  Name?: string
  DefaultCatalogID?: string | null
  Active?: boolean
  xp?: Record<string, unknown> | null
}

export interface BuyerAddressInput {
  Shipping?: boolean
  Billing?: boolean
  CompanyName?: string | null
  FirstName?: string | null
  LastName?: string | null
  Street1?: string
  Street2?: string | null
  City?: string
  State?: string | null
  Zip?: string | null
  Country?: string
  Phone?: string | null
  AddressName?: string | null
  xp?: Record<string, unknown> | null
}

export interface BuyerCreditCardInput {
  Token?: string | null
  CardType?: string | null
  PartialAccountNumber?: string | null
  CardholderName?: string | null
  ExpirationDate?: string | null
  xp?: Record<string, unknown> | null
}

export interface CartStepInput {
  Operation?: string
  Parameters?: Record<string, unknown> | null
  Body?: Record<string, unknown> | null
}

export interface CartStepsInput {
  Steps?: CartStepInput[] | null
  LastUpdated?: string | null
  Validate?: boolean
  ChangesOnly?: boolean
}

export interface CatalogInput {
  ID?: string | null
  OwnerID?: string | null
  Name?: string
  Description?: string | null
  Active?: boolean
  xp?: Record<string, unknown> | null
}

export interface CatalogAssignmentInput {
  CatalogID?: string
  BuyerID?: string
  ViewAllCategories?: boolean
  ViewAllProducts?: boolean
}

export interface CategoryInput {
  ID?: string | null
  Name?: string
  Description?: string | null
  ListOrder?: number | null
  Active?: boolean
  ParentID?: string | null
  xp?: Record<string, unknown> | null
}

export interface CategoryAssignmentInput {
  CategoryID?: string
  BuyerID?: string
  UserGroupID?: string | null
  Visible?: boolean | null
  ViewAllProducts?: boolean | null
}

export interface CategoryBundleAssignmentInput {
  CategoryID?: string
  BundleID?: string
  ListOrder?: number | null
}

export interface CategoryProductAssignmentInput {
  CategoryID?: string
  ProductID?: string
  ListOrder?: number | null
}

export interface ChangeInput {
  Operation?: string
  Parameters?: Record<string, unknown> | null
  Body?: Record<string, unknown> | null
  Was?: Record<string, unknown> | null
}

export interface ChangesInput {
  Changes?: ChangeInput[]
  DryRun?: boolean
  AllOrNothing?: boolean
  Brief?: boolean
}

export interface ContentHubConfigInput {
  ApiKey?: string
  Endpoint?: string
  TargetSchemaName?: string
  ConfigData?: Record<string, unknown> | null
}

export interface CosmosDbConfigInput {
  ConnectionString?: string
  OverrideDatabaseName?: string | null
}

export interface CostCenterInput {
  ID?: string | null
  Name?: string
  Description?: string | null
  xp?: Record<string, unknown> | null
}

export interface CostCenterAssignmentInput {
  CostCenterID?: string
  UserGroupID?: string | null
}

export interface CreditCardInput {
  ID?: string | null
  Token?: string | null
  CardType?: string | null
  PartialAccountNumber?: string | null
  CardholderName?: string | null
  ExpirationDate?: string | null
  xp?: Record<string, unknown> | null
}

export interface CreditCardAssignmentInput {
  CreditCardID?: string
  UserID?: string | null
  UserGroupID?: string | null
}

export interface DeliveryConfigInput {
  ID?: string | null
  Name?: string
  Enabled?: boolean
  DeliveryTargets?: DeliveryTargetsInput
}

export interface DeliveryTargetsInput {
  Kafka?: KafkaConfigInput | null
  Http?: HttpConfigInput | null
  SearchIngestion?: SearchIngestionInput | null
  SendEvent?: SendEventInput | null
  DiscoverEvent?: DiscoverEventInput | null
  EventHub?: EventHubConfigInput | null
  AzureBlob?: AzureBlobConfigInput | null
  AzureTable?: AzureTableConfigInput | null
  CosmosDb?: CosmosDbConfigInput | null
  Mailchimp?: MailchimpConfigInput | null
  MessageSender?: MessageSenderConfigInput | null
  ContentHub?: ContentHubConfigInput | null
  Mandrill?: MandrillConfigInput | null
}

export interface DeliveryTestInput {
  Kind?: 'Webhook' | 'MessageSender' | 'DeliveryConfig'
  ID?: string
  DeliveryID?: string | null
}

export interface DiscoverEventInput {
  ClientID?: string
  ApiKey?: string
  ServiceEndpoint?: string
}

export interface EntitySyncConfigInput {
  DeliveryConfigID?: string
  SyncEntityChanged?: boolean
  SyncEntityDeleted?: boolean
  Paused?: boolean
}

export interface ErrorConfigInput {
  DeliveryConfigID?: string
}

export interface EventHubConfigInput {
  EventHubName?: string
  ConnectionString?: string
}

export interface GroupOrderInvitationInput {
  ExpirationDate?: string
  Name?: string | null
  OrderID?: string
  xp?: Record<string, unknown> | null
}

export interface HttpConfigInput {
  Endpoint?: string
  Secret?: string
  CustomAuthHeaderName?: string | null
  CustomAuthHeaderValue?: string | null
}

export interface ImpersonateTokenRequestInput {
  ClientID?: string
  Roles?: Role[]
  CustomRoles?: string[] | null
}

export interface ImpersonationConfigInput {
  ID?: string | null
  ImpersonationBuyerID?: string | null
  ImpersonationGroupID?: string | null
  ImpersonationUserID?: string | null
  BuyerID?: string | null
  GroupID?: string | null
  UserID?: string | null
  SecurityProfileID?: string
  ClientID?: string
}

export interface IncrementorInput {
  ID?: string | null
  Name?: string | null
  LastNumber?: number
  LeftPaddingCount?: number
}

export interface IntegrationEventInput {
  ElevatedRoles?: Role[] | null
  ID?: string | null
  ConfigData?: Record<string, unknown> | null
  EventType?: IntegrationEventType | null
  CustomImplementationUrl?: string
  CustomAuthHeaderName?: string | null
  CustomAuthHeaderValue?: string | null
  Name?: string
  HashKey?: string
}

export interface InventoryInput {
  Enabled?: boolean
  NotificationPoint?: number | null
  VariantLevelTracking?: boolean
  OrderCanExceed?: boolean
  QuantityAvailable?: number | null
}

export interface InventoryIntegrationInput {
  DeliveryConfigID?: string
  LimitNotifications?: boolean
}

export interface InventoryRecordInput {
  ID?: string | null
  OwnerID?: string | null
  AllowAllBuyers?: boolean
  AddressID?: string
  OrderCanExceed?: boolean
  QuantityAvailable?: number
  NotificationPoint?: number | null
  xp?: Record<string, unknown> | null
}

export interface InventoryRecordAssignmentInput {
  InventoryRecordID?: string
  BuyerID?: string
  UserGroupID?: string | null
}

export interface KafkaConfigInput {
  BootstrapServers?: string
  SaslUsername?: string
  SaslPassword?: string
  Topic?: string
}

export interface LineItemInput {
  ID?: string | null
  ProductID?: string
  Quantity?: number
  UnitPrice?: number | null
  CostCenter?: string | null
  DateNeeded?: string | null
  ShippingAccount?: string | null
  ShippingAddressID?: string | null
  ShipFromAddressID?: string | null
  InventoryRecordID?: string | null
  Specs?: LineItemSpecInput[] | null
  xp?: Record<string, unknown> | null
}

export interface LineItemSpecInput {
  SpecID?: string
  OptionID?: string | null
  Value?: string | null
  PriceMarkupType?: PriceMarkupType | null
  PriceMarkup?: number | null
}

export interface LocaleInput {
  ID?: string | null
  OwnerID?: string | null
  Currency?: string
  Language?: string | null
}

export interface LocaleAssignmentInput {
  LocaleID?: string
  BuyerID?: string
  UserGroupID?: string | null
}

export interface MailchimpConfigInput {
  ApiKey?: string | null
}

export interface MandrillConfigInput {
  ApiKey?: string
}

export interface MeUserInput {
  ID?: string | null
  Username?: string
  Password?: string | null
  FirstName?: string
  LastName?: string
  Email?: string
  Phone?: string | null
  TermsAccepted?: string | null
  Active?: boolean
  xp?: Record<string, unknown> | null
}

export interface MessageCCListenerAssignmentInput {
  MessageSenderAssignment?: MessageSenderAssignmentInput
  MessageType?: MessageType
  BuyerID?: string | null
  SupplierID?: string | null
  UserGroupID?: string | null
  UserID?: string | null
}

export interface MessageSenderInput {
  ID?: string | null
  Name?: string
  MessageTypes?: MessageType[]
  Description?: string | null
  ElevatedRoles?: Role[] | null
  xp?: Record<string, unknown> | null
  DeliveryConfigID?: string | null
  AllowAllBuyers?: boolean
  URL?: string | null
  SharedKey?: string | null
}

export interface MessageSenderAssignmentInput {
  MessageSenderID?: string
  BuyerID?: string | null
  SupplierID?: string | null
  UserGroupID?: string | null
}

export interface MessageSenderConfigInput {
  Secret?: string
  Endpoint?: string
}

export interface NarrowedTokenRequestInput {
  Roles?: string[]
}

export interface OneTimePasswordRequestInput {
  ClientID?: string
  Username?: string | null
  Email?: string | null
}

export interface OpenIdConnectInput {
  ID?: string | null
  OrderCloudApiClientID?: string
  ConnectClientID?: string
  ConnectClientSecret?: string
  AppStartUrl?: string
  AuthorizationEndpoint?: string
  TokenEndpoint?: string
  UrlEncoded?: boolean
  IntegrationEventID?: string | null
  CallSyncUserIntegrationEvent?: boolean
  AdditionalIdpScopes?: string[] | null
  CustomErrorUrl?: string | null
}

export interface OrderInput {
  ID?: string | null
  FromCompanyID?: string | null
  ToCompanyID?: string | null
  FromUserID?: string | null
  BillingAddressID?: string | null
  ShippingAddressID?: string | null
  Comments?: string | null
  ShippingCost?: number
  TaxCost?: number
  Gratuity?: number
  xp?: Record<string, unknown> | null
}

export interface OrderApprovalInfoInput {
  AllowResubmit?: boolean
  Comments?: string | null
}

export interface OrderReturnInput {
  ID?: string | null
  OrderID?: string
  RefundAmount?: number | null
  Comments?: string | null
  ItemsToReturn?: OrderReturnItemInput[] | null
  xp?: Record<string, unknown> | null
}

export interface OrderReturnItemInput {
  LineItemID?: string
  Quantity?: number
  RefundAmount?: number | null
  Comments?: string | null
}

export interface OrderShipMethodSelectionInput {
  ShipMethodSelections?: ShipMethodSelectionInput[] | null
}

export interface OrderSyncConfigInput {
  DeliveryConfigID?: string
  ConfigData?: Record<string, unknown> | null
}

export interface PaidOrderInput {
  Payment?: PaymentInput
  Transaction?: PaymentTransactionInput
}

export interface PasswordConfigInput {
  LimitPasswordReuse?: number | null
  MaxConsecutiveDupeChars?: number | null
  MaximumPasswordAge?: number | null
  MinimumPasswordAge?: number | null
  AllowedFailedAttempts?: number | null
  LockoutDuration?: number | null
  UpperCaseRequired?: boolean
  LowerCaseRequired?: boolean
  SpecialCharacterRequired?: boolean
  NumericRequired?: boolean
  MinimumCharacterCount?: number | null
}

export interface PasswordResetInput {
  ClientID?: string
  Username?: string
  Password?: string | null
}

export interface PasswordResetRequestInput {
  ClientID?: string
  Email?: string | null
  Username?: string | null
  URL?: string | null
}

export interface PaymentInput {
  ID?: string | null
  Type?: PaymentType | null
  CreditCardID?: string | null
  SpendingAccountID?: string | null
  Description?: string | null
  Amount?: number | null
  Accepted?: boolean | null
  OrderReturnID?: string | null
  xp?: Record<string, unknown> | null
}

export interface PaymentTransactionInput {
  ID?: string | null
  Type?: string
  DateExecuted?: string
  Currency?: string | null
  Amount?: number | null
  Succeeded?: boolean
  ResultCode?: string | null
  ResultMessage?: string | null
  xp?: Record<string, unknown> | null
}

export interface PlacedOrderInput {
  Payment?: PaymentInput | null
  Transaction?: PaymentTransactionInput | null
  FromUserID?: string | null
  IsGuest?: boolean
}

export interface PreparedOrderInput {
  FromCompanyID?: string
  FromUserID?: string
  ClientID?: string
}

export interface PriceBreakInput {
  Quantity?: number
  Price?: number
  SalePrice?: number | null
  SubscriptionPrice?: number | null
  BundlePrice?: number | null
}

export interface PriceScheduleInput {
  OwnerID?: string | null
  ID?: string | null
  Name?: string
  ApplyTax?: boolean
  ApplyShipping?: boolean
  MinQuantity?: number | null
  MaxQuantity?: number | null
  UseCumulativeQuantity?: boolean
  RestrictedQuantity?: boolean
  PriceBreaks?: PriceBreakInput[] | null
  Currency?: string | null
  SaleStart?: string | null
  SaleEnd?: string | null
  xp?: Record<string, unknown> | null
}

export interface ProductInput {
  OwnerID?: string | null
  DefaultPriceScheduleID?: string | null
  AutoForward?: boolean
  ID?: string | null
  ParentID?: string | null
  IsParent?: boolean
  Name?: string
  Description?: string | null
  QuantityMultiplier?: number | null
  ShipWeight?: number | null
  ShipHeight?: number | null
  ShipWidth?: number | null
  ShipLength?: number | null
  Active?: boolean
  ShipFromAddressID?: string | null
  Inventory?: InventoryInput | null
  DefaultSupplierID?: string | null
  AllSuppliersCanSell?: boolean
  Returnable?: boolean
  xp?: Record<string, unknown> | null
}

export interface ProductAssignmentInput {
  SellerID?: string | null
  ProductID?: string
  BuyerID?: string
  UserGroupID?: string | null
  PriceScheduleID?: string | null
}

export interface ProductCatalogAssignmentInput {
  CatalogID?: string
  ProductID?: string
}

export interface ProductCollectionInput {
  ID?: string | null
  Name?: string
  xp?: Record<string, unknown> | null
  AccessLevel?: AccessLevel
}

export interface ProductCollectionEntryInput {
  ProductID?: string
  ListOrder?: number | null
}

export interface ProductCollectionInvitationInput {
  Name?: string
  Admin?: boolean
  ExpirationDate?: string | null
  xp?: Record<string, unknown> | null
}

export interface ProductFacetInput {
  ID?: string | null
  Name?: string
  XpPath?: string | null
  ListOrder?: number
  MinCount?: number
  xp?: Record<string, unknown> | null
}

export interface ProductSyncConfigInput {
  SyncProductChanged?: boolean
  SyncProductDeleted?: boolean
  DeliveryConfigID?: string
  ConfigData?: Record<string, unknown> | null
  Paused?: boolean
  ExcludePriceSchedules?: boolean
}

export interface PromotionInput {
  ID?: string | null
  LineItemLevel?: boolean
  Code?: string
  Name?: string | null
  RedemptionLimit?: number | null
  RedemptionLimitPerUser?: number | null
  QuantityLimitPerOrder?: number | null
  ItemLimitPerOrder?: number | null
  ItemSortBy?: string | null
  Description?: string | null
  FinePrint?: string | null
  StartDate?: string | null
  ExpirationDate?: string | null
  EligibleExpression?: string
  ValueExpression?: string | null
  CanCombine?: boolean
  AllowAllBuyers?: boolean
  OwnerID?: string | null
  AutoApply?: boolean
  Active?: boolean
  UseIntegration?: boolean
  Priority?: number | null
  xp?: Record<string, unknown> | null
}

export interface PromotionAssignmentInput {
  PromotionID?: string
  BuyerID?: string
  UserGroupID?: string | null
}

export interface PromotionIntegrationInput {
  HashKey?: string
  Url?: string | null
  CustomAuthHeaderName?: string | null
  CustomAuthHeaderValue?: string | null
}

export interface PromotionTestInput {
  Promotion?: PromotionInput
  OrderIDs?: string[] | null
  Filters?: Record<string, unknown> | null
  PageSize?: number | null
  Time?: string | null
  Assignments?: PromotionTestAssignmentInput[] | null
  InTurn?: boolean
}

export interface PromotionTestAssignmentInput {
  BuyerID?: string
  UserGroupID?: string | null
}

export interface SearchIngestionInput {
  Domain?: string
  Source?: string
  Endpoint?: string
  Entity?: string
  ApiKey?: string
  Content?: SearchIngestionContentInput | null
}

export interface SearchIngestionContentInput {
  Locales?: string[]
  Http?: SearchIngestionHttpContentInput | null
}

export interface SearchIngestionHttpContentInput {
  Endpoint?: string
  CustomAuthHeaderName?: string | null
  CustomAuthHeaderValue?: string | null
}

export interface SecurityProfileInput {
  ID?: string | null
  Name?: string
  Roles?: Role[] | null
  CustomRoles?: string[] | null
  PasswordConfig?: PasswordConfigInput | null
}

export interface SecurityProfileAssignmentInput {
  SecurityProfileID?: string
  BuyerID?: string | null
  SupplierID?: string | null
  UserID?: string | null
  UserGroupID?: string | null
}

export interface SellerApprovalRuleInput {
  OwnerID?: string | null
  ApprovalType?: ApprovalType
  ID?: string | null
  Name?: string | null
  Description?: string | null
  ApprovingGroupID?: string
  RuleExpression?: string
  xp?: Record<string, unknown> | null
}

export interface SendEventInput {
  SiteID?: string
  ServiceEndpoint?: string
}

export interface ShipMethodSelectionInput {
  ShipEstimateID?: string
  ShipMethodID?: string
}

export interface ShipmentInput {
  ID?: string | null
  BuyerID?: string | null
  Shipper?: string | null
  DateShipped?: string | null
  DateDelivered?: string | null
  TrackingNumber?: string | null
  Cost?: number | null
  OwnerID?: string | null
  xp?: Record<string, unknown> | null
  Account?: string | null
  FromAddressID?: string | null
  ToAddressID?: string | null
}

export interface ShipmentItemInput {
  OrderID?: string
  LineItemID?: string
  QuantityShipped?: number
}

export interface SpecInput {
  OwnerID?: string | null
  ID?: string | null
  ListOrder?: number
  Name?: string
  DefaultValue?: string | null
  Required?: boolean
  AllowOpenText?: boolean
  DefaultOptionID?: string | null
  DefinesVariant?: boolean
  xp?: Record<string, unknown> | null
}

export interface SpecOptionInput {
  ID?: string | null
  Value?: string
  ListOrder?: number
  IsOpenText?: boolean
  PriceMarkupType?: PriceMarkupType | null
  PriceMarkup?: number | null
  xp?: Record<string, unknown> | null
}

export interface SpecProductAssignmentInput {
  SpecID?: string
  ProductID?: string
  DefaultValue?: string | null
  DefaultOptionID?: string | null
}

export interface SpendingAccountInput {
  ID?: string | null
  Name?: string
  Balance?: number
  AllowAsPaymentMethod?: boolean
  StartDate?: string | null
  EndDate?: string | null
  xp?: Record<string, unknown> | null
  RedemptionCode?: string | null
}

export interface SpendingAccountAssignmentInput {
  SpendingAccountID?: string
  UserID?: string | null
  UserGroupID?: string | null
  AllowExceed?: boolean
}

export interface SubscriptionInput {
  ID?: string | null
  Frequency?: number
  Interval?: SubscriptionInterval
  NextOrderDate?: string
  EndDate?: string | null
  Active?: boolean
  FromCompanyID?: string | null
  FromUserID?: string | null
  ToCompanyID?: string | null
  Payment?: SubscriptionPaymentInput | null
  BillingAddressID?: string | null
  ShippingAddressID?: string | null
  xp?: Record<string, unknown> | null
}

export interface SubscriptionIntegrationInput {
  ApiClientID?: string
  HashKey?: string
  ElevatedRoles?: Role[] | null
  Active?: boolean
  NotificationDays?: number | null
  Url?: string | null
  xp?: Record<string, unknown> | null
  CustomAuthHeaderName?: string | null
  CustomAuthHeaderValue?: string | null
}

export interface SubscriptionPaymentInput {
  Type?: PaymentType | null
  CreditCardID?: string | null
  SpendingAccountID?: string | null
}

export interface SupplierInput {
  ID?: string | null
  Name?: string
  Active?: boolean
  AllBuyersCanOrder?: boolean
  xp?: Record<string, unknown> | null
}

export interface SyncAdminUserInput {
  UserID?: string
}

export interface SyncBuyerInput {
  BuyerID?: string
}

export interface SyncBuyerUserInput {
  BuyerID?: string
  UserID?: string
}

export interface SyncBuyerUserGroupInput {
  BuyerID?: string
  UserGroupID?: string
}

export interface SyncCategoryInput {
  CatalogID?: string
  CategoryID?: string
}

export interface SyncInventoryRecordInput {
  ProductID?: string
  InventoryRecordID?: string
}

export interface SyncProductInput {
  ProductID?: string
}

export interface SyncSupplierInput {
  SupplierID?: string
}

export interface SyncSupplierUserInput {
  SupplierID?: string
  UserID?: string
}

export interface TokenPasswordResetInput {
  NewPassword?: string
}

export interface TrackingEventInput {
  ID?: string | null
  EventType?: TrackingEventType
  ClientID?: string
  Name?: string
  ConfigData?: Record<string, unknown> | null
  DeliveryConfigID?: string
}

export interface UserInput {
  ID?: string | null
  Username?: string
  Password?: string | null
  FirstName?: string
  LastName?: string
  Email?: string
  Phone?: string | null
  TermsAccepted?: string | null
  Active?: boolean
  xp?: Record<string, unknown> | null
}

export interface UserGroupInput {
  ID?: string | null
  Name?: string
  Description?: string | null
  xp?: Record<string, unknown> | null
}

export interface UserGroupAssignmentInput {
  UserGroupID?: string
  UserID?: string
}

export interface UserInvitationInput {
  URL?: string
}

export interface VariantInput {
  ID?: string | null
  Name?: string | null
  Description?: string | null
  Active?: boolean
  ShipWeight?: number | null
  ShipHeight?: number | null
  ShipWidth?: number | null
  ShipLength?: number | null
  Inventory?: VariantInventoryInput | null
  xp?: Record<string, unknown> | null
}

export interface VariantInventoryInput {
  QuantityAvailable?: number | null
  NotificationPoint?: number | null
}

export interface VariantOverridesInput {
  Active?: boolean
}

export interface WebhookInput {
  ID?: string | null
  Name?: string
  Description?: string | null
  Url?: string | null
  HashKey?: string | null
  ElevatedRoles?: Role[] | null
  ConfigData?: Record<string, unknown> | null
  BeforeProcessRequest?: boolean
  ApiClientIDs?: string[] | null
  WebhookRoutes?: WebhookRouteInput[] | null
  DeliveryConfigID?: string | null
  CustomAuthHeaderName?: string | null
  CustomAuthHeaderValue?: string | null
}

export interface WebhookRouteInput {
  Route?: string | null
  Verb?: string | null
}

export interface XpIndexInput {
  ThingType?: XpThingType | null
  Key?: string | null
}

type AddressSearch = 'ID' | 'AddressName' | 'CompanyName' | 'City' | 'Street1' | 'Street2' | 'LastName' | 'FirstName' | 'State' | 'Zip'

type AddressSort = 'AddressName' | 'ID' | 'DateCreated' | 'CompanyName' | 'FirstName' | 'LastName' | 'Street1' | 'Street2' | 'City' | 'State' | 'Zip' | 'Country' | 'Phone'

type ApiClientSearch = 'ID' | 'AppName' | 'DefaultContextUserName'

type ApiClientSort = 'ID' | 'AppName' | 'DefaultContextUserName'

type ApiClientSecretSearch = 'ID'

type ApiClientSecretSort = 'ID'

type ApprovalRuleSearch = 'ID' | 'Name' | 'Description' | 'RuleExpression'

type ApprovalRuleSort = 'Name' | 'ID' | 'ApprovingGroupID' | 'RuleExpression'

type BuyerSearch = 'Name' | 'ID'

type BuyerSort = 'ID' | 'Name' | 'DateCreated'

type BuyerAddressSearch = 'ID' | 'AddressName' | 'CompanyName' | 'City' | 'Street1' | 'Street2' | 'LastName' | 'FirstName' | 'State' | 'Zip'

type BuyerAddressSort = 'AddressName' | 'ID' | 'DateCreated' | 'CompanyName' | 'FirstName' | 'LastName' | 'Street1' | 'Street2' | 'City' | 'State' | 'Zip' | 'Country' | 'Phone'

type BuyerCreditCardSearch = 'ID' | 'CardholderName' | 'CardType' | 'ExpirationDate' | 'Editable'

type BuyerCreditCardSort = 'ID' | 'CardholderName' | 'CardType' | 'ExpirationDate' | 'DateCreated'

type BuyerSupplierSearch = 'ID' | 'Name'

type BuyerSupplierSort = 'Name' | 'ID'

type CatalogSearch = 'ID' | 'Name' | 'Description'

type CatalogSort = 'OwnerID' | 'Name' | 'ID'

type CategorySearch = 'ID' | 'Name' | 'Description'

type CategorySort = 'ID' | 'Name'

type CostCenterSearch = 'ID' | 'Name' | 'Description'

type CostCenterSort = 'Name' | 'ID'

type CreditCardSearch = 'ID' | 'CardholderName' | 'CardType' | 'ExpirationDate'

type CreditCardSort = 'ID' | 'CardholderName' | 'CardType' | 'ExpirationDate' | 'DateCreated'

type DeliverySearch = 'ID' | 'SourceID' | 'Subject' | 'ObjectID' | 'DeliveryConfigID' | 'Problem'

type DeliverySort = 'DateCreated' | 'DateDue' | 'DateFinished' | 'Status' | 'Kind' | 'SourceID' | 'Subject' | 'Target' | 'ID'

type DeliveryConfigSearch = 'ID' | 'Name'

type DeliveryConfigSort = 'ID' | 'Name'

type EligiblePromotionSearch = 'ID' | 'Name' | 'Code' | 'Description' | 'FinePrint' | 'EligibleExpression' | 'ValueExpression'

type EligiblePromotionSort = 'Name' | 'ID' | 'Code' | 'StartDate' | 'ExpirationDate' | 'EligibleExpression' | 'ValueExpression' | 'CanCombine' | 'AutoApply' | 'Active' | 'Priority'

type ExtendedLineItemSearch = 'ID' | 'ProductID'

type ExtendedLineItemSort = 'DateAdded' | 'ID' | 'ProductID'

type GroupOrderInvitationSearch = 'ID' | 'Name' | 'OrderID' | 'OrderStatus'

type GroupOrderInvitationSort = 'ID' | 'Name' | 'OrderID' | 'OrderStatus'

type ImpersonationConfigSearch = 'ImpersonationBuyerID' | 'ImpersonationGroupID' | 'ImpersonationUserID' | 'BuyerID' | 'GroupID' | 'UserID' | 'SecurityProfileID' | 'ClientID' | 'ID'

type ImpersonationConfigSort = 'ImpersonationBuyerID' | 'ImpersonationGroupID' | 'ImpersonationUserID' | 'BuyerID' | 'GroupID' | 'UserID' | 'SecurityProfileID' | 'ClientID' | 'ID'

type IncrementorSearch = 'ID' | 'Name'

type IncrementorSort = 'ID' | 'Name'

type IntegrationEventSearch = 'ID' | 'EventType' | 'Name'

type IntegrationEventSort = 'ID' | 'EventType' | 'Name'

type InventoryRecordSearch = 'ID' | 'AddressID'

type InventoryRecordSort = 'ID' | 'AddressID'

type LineItemSearch = 'ID' | 'ProductID'

type LineItemSort = 'DateAdded' | 'ID' | 'ProductID'

type LocaleSearch = 'ID' | 'Currency'

type LocaleSort = 'ID'

type MessageCCListenerAssignmentSearch = 'BuyerID' | 'UserGroupID' | 'UserID' | 'MessageConfigName' | 'SupplierID'

type MessageCCListenerAssignmentSort = 'BuyerID' | 'UserGroupID' | 'UserID' | 'MessageConfigName' | 'SupplierID'

type MessageSenderSearch = 'ID' | 'Name'

type MessageSenderSort = 'ID' | 'Name'

type OpenIdConnectSearch = 'ID'

type OpenIdConnectSort = 'ID'

type OrderSearch = 'ID' | 'FromCompanyID' | 'ToCompanyID' | 'Comments'

type OrderSort = 'DateSubmitted' | 'DateCreated' | 'ID' | 'FromCompanyID' | 'ToCompanyID' | 'FromUserID' | 'Status' | 'DateApproved' | 'DateDeclined' | 'DateCanceled' | 'DateCompleted' | 'LastUpdated' | 'Subtotal' | 'ShippingCost' | 'TaxCost' | 'Gratuity' | 'Fees' | 'PromotionDiscount' | 'Total' | 'IsSubmitted'

type OrderApprovalSearch = 'ApprovalRuleID' | 'ApprovingGroupID' | 'Approver' | 'Comments'

type OrderApprovalSort = 'DateCreated' | 'AllowResubmit' | 'ApprovalRuleID' | 'ApprovingGroupID' | 'Status' | 'DateCompleted' | 'Approver'

type OrderPromotionSearch = 'ID' | 'Name' | 'Code' | 'Description' | 'FinePrint' | 'EligibleExpression' | 'ValueExpression'

type OrderPromotionSort = 'Name' | 'ID' | 'Code' | 'DateApplied' | 'StartDate' | 'ExpirationDate' | 'EligibleExpression' | 'ValueExpression' | 'CanCombine' | 'AutoApply' | 'Active' | 'Priority'

type OrderReturnSearch = 'ID' | 'OrderID'

type OrderReturnSort = 'DateSubmitted' | 'DateCreated' | 'ID' | 'OrderID' | 'DateApproved' | 'DateDeclined' | 'DateCanceled' | 'DateCompleted' | 'LastUpdated'

type OrderReturnApprovalSearch = 'ApprovalRuleID' | 'ApprovingGroupID' | 'Approver' | 'Comments'

type OrderReturnApprovalSort = 'DateCreated' | 'ApprovalRuleID' | 'ApprovingGroupID' | 'Status' | 'DateCompleted' | 'Approver'

type PaymentSearch = 'ID' | 'Description'

type PaymentSort = 'DateCreated' | 'ID' | 'Type' | 'CreditCardID' | 'SpendingAccountID'

type PriceScheduleSearch = 'ID' | 'Name' | 'ApplyTax' | 'Currency'

type PriceScheduleSort = 'Name' | 'ID' | 'OwnerID'

type ProductCollectionSearch = 'ID' | 'Name'

type ProductCollectionSort = 'Name' | 'ID'

type ProductCollectionInvitationSearch = 'ID' | 'Name'

type ProductCollectionInvitationSort = 'Name' | 'ID'

type ProductFacetSearch = 'ID' | 'Name' | 'XpPath'

type ProductFacetSort = 'ListOrder' | 'ID' | 'Name' | 'XpPath'

type ProductSellerSearch = 'ID' | 'Name'

type ProductSellerSort = 'Name' | 'ID'

type ProductSupplierSearch = 'Name' | 'ID'

type ProductSupplierSort = 'ID' | 'Name' | 'DateCreated'

type PromotionSearch = 'ID' | 'Name' | 'Code' | 'Description' | 'FinePrint' | 'EligibleExpression' | 'ValueExpression'

type PromotionSort = 'Name' | 'ID' | 'Code' | 'StartDate' | 'ExpirationDate' | 'EligibleExpression' | 'ValueExpression' | 'CanCombine' | 'AutoApply' | 'Active' | 'Priority'

type SecurityProfileSearch = 'ID' | 'Name'

type SecurityProfileSort = 'ID' | 'Name'

type SellerApprovalRuleSearch = 'ID' | 'Name' | 'Description' | 'RuleExpression'

type SellerApprovalRuleSort = 'Name' | 'ID' | 'ApprovingGroupID' | 'RuleExpression'

type ShipmentSearch = 'ID' | 'BuyerID' | 'Shipper' | 'DateShipped' | 'DateDelivered' | 'TrackingNumber'

type ShipmentSort = 'DateShipped' | 'OwnerID' | 'ID' | 'BuyerID' | 'Shipper' | 'DateDelivered' | 'Cost'

type ShipmentItemSearch = string

type ShipmentItemSort = 'OrderID' | 'LineItemID'

type SpecSearch = 'Name' | 'ID'

type SpecSort = 'ListOrder' | 'Name' | 'ID'

type SpecOptionSearch = 'Value' | 'ID'

type SpecOptionSort = 'ListOrder' | 'ID'

type SpecProductAssignmentSearch = 'SpecID' | 'ProductID'

type SpecProductAssignmentSort = 'SpecID' | 'ProductID' | 'DefaultOptionID' | 'DefaultValue'

type SpendingAccountSearch = 'ID' | 'Name'

type SpendingAccountSort = 'Name' | 'ID'

type SubscriptionSearch = 'ID' | 'FromCompanyID' | 'ToCompanyID' | 'Interval'

type SubscriptionSort = 'ID' | 'Interval' | 'NextOrderDate' | 'LastOrderDate' | 'DateCreated' | 'EndDate' | 'FromCompanyID' | 'FromUserID' | 'ToCompanyID'

type SupplierSearch = 'Name' | 'ID'

type SupplierSort = 'ID' | 'Name' | 'DateCreated'

type SupplierBuyerSearch = 'ID' | 'Name'

type SupplierBuyerSort = 'Name' | 'ID'

type TrackingEventSearch = 'ID' | 'EventType'

type TrackingEventSort = 'ID' | 'EventType'

type UserSearch = 'ID' | 'Username' | 'LastName' | 'FirstName' | 'Email'

type UserSort = 'LastName' | 'FirstName' | 'Username' | 'ID' | 'Email' | 'DateCreated' | 'LastActive' | 'PasswordLastSetDate'

type UserGroupSearch = 'ID' | 'Name' | 'Description'

type UserGroupSort = 'Name' | 'ID'

type VariantSearch = 'ID' | 'Name' | 'Description'

type VariantSort = 'ID' | 'Name'

type WebhookSearch = 'ID' | 'Name' | 'Description' | 'Url'

type WebhookSort = 'Name' | 'ID'

type XpIndexSearch = 'ThingType' | 'Key'

type XpIndexSort = 'ThingType' | 'Key'

export interface AddressesResource {
  /** These calls with the impersonation token. */
  As(): AddressesResource
  /** GET /buyers/:buyerID/addresses — List addresses. */
  List: Listing<[buyerID: string], Address, ListOptions<AddressSearch, AddressSort>>
  /** POST /buyers/:buyerID/addresses — Create an address. */
  Create(buyerID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
  /** GET /buyers/:buyerID/addresses/:addressID — Read an address. */
  Get(buyerID: string, addressID: string, requestOptions?: RequestOptions): Promise<Address>
  /** PUT /buyers/:buyerID/addresses/:addressID — Create or replace an address. */
  Save(buyerID: string, addressID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
  /** DELETE /buyers/:buyerID/addresses/:addressID — Delete an address. */
  Delete(buyerID: string, addressID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/addresses/:addressID — Change some fields of an address. */
  Patch(buyerID: string, addressID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
  /** DELETE /buyers/:buyerID/addresses/:addressID/assignments — Remove an address assignment. */
  DeleteAssignment(buyerID: string, addressID: string, listOptions?: { userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /buyers/:buyerID/addresses/assignments — List address assignments. */
  ListAssignments: Listing<[buyerID: string], AddressAssignment, PageOptions & { addressID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined; isShipping?: boolean | undefined; isBilling?: boolean | undefined }>
  /** POST /buyers/:buyerID/addresses/assignments — Save an address assignment. */
  SaveAssignment(buyerID: string, body: AddressAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface AdminAddressesResource {
  /** These calls with the impersonation token. */
  As(): AdminAddressesResource
  /** GET /addresses — List addresses. */
  List: Listing<[], Address, ListOptions<AddressSearch, AddressSort>>
  /** POST /addresses — Create an address. */
  Create(body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
  /** GET /addresses/:addressID — Read an address. */
  Get(addressID: string, requestOptions?: RequestOptions): Promise<Address>
  /** PUT /addresses/:addressID — Create or replace an address. */
  Save(addressID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
  /** DELETE /addresses/:addressID — Delete an address. */
  Delete(addressID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /addresses/:addressID — Change some fields of an address. */
  Patch(addressID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
}

export interface AdminUserGroupsResource {
  /** These calls with the impersonation token. */
  As(): AdminUserGroupsResource
  /** GET /usergroups — List user groups. */
  List: Listing<[], UserGroup, ListOptions<UserGroupSearch, UserGroupSort>>
  /** POST /usergroups — Create a user group. */
  Create(body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** GET /usergroups/:userGroupID — Read a user group. */
  Get(userGroupID: string, requestOptions?: RequestOptions): Promise<UserGroup>
  /** PUT /usergroups/:userGroupID — Create or replace a user group. */
  Save(userGroupID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** DELETE /usergroups/:userGroupID — Delete a user group. */
  Delete(userGroupID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /usergroups/:userGroupID — Change some fields of a user group. */
  Patch(userGroupID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** DELETE /usergroups/:userGroupID/assignments/:userID — Remove a user group assignment. */
  DeleteUserAssignment(userGroupID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /usergroups/assignments — List user group assignments. */
  ListUserAssignments: Listing<[], UserGroupAssignment, PageOptions & { userGroupID?: string | undefined; userID?: string | undefined }>
  /** POST /usergroups/assignments — Save a user group assignment. */
  SaveUserAssignment(body: UserGroupAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface AdminUsersResource {
  /** These calls with the impersonation token. */
  As(): AdminUsersResource
  /** GET /adminusers — List users. */
  List: Listing<[], User, ListOptions<UserSearch, UserSort>>
  /** POST /adminusers — Create a user. */
  Create(body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** GET /adminusers/:userID — Read a user. */
  Get(userID: string, requestOptions?: RequestOptions): Promise<User>
  /** PUT /adminusers/:userID — Create or replace a user. */
  Save(userID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** DELETE /adminusers/:userID — Delete a user. */
  Delete(userID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /adminusers/:userID — Change some fields of a user. */
  Patch(userID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** DELETE /adminusers/:userID/tokens — Sign the user out everywhere. */
  RevokeUserTokens(userID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /adminusers/:userID/unlock — Unlock an account after too many failed attempts. */
  UnlockUserAccount(userID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /adminusers/:userID/invitation — Email a seller user a code with which they set their own password. */
  Invite(userID: string, body: UserInvitationInput, requestOptions?: RequestOptions): Promise<void>
}

export interface ApiClientsResource {
  /** These calls with the impersonation token. */
  As(): ApiClientsResource
  /** GET /apiclients — List API clients. */
  List: Listing<[], ApiClient, ListOptions<ApiClientSearch, ApiClientSort>>
  /** POST /apiclients — Create an API client. */
  Create(body: ApiClientInput, requestOptions?: RequestOptions): Promise<ApiClient>
  /** GET /apiclients/:apiClientID — Read an API client. */
  Get(apiClientID: string, requestOptions?: RequestOptions): Promise<ApiClient>
  /** PUT /apiclients/:apiClientID — Create or replace an API client. */
  Save(apiClientID: string, body: ApiClientInput, requestOptions?: RequestOptions): Promise<ApiClient>
  /** DELETE /apiclients/:apiClientID — Delete an API client. */
  Delete(apiClientID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /apiclients/:apiClientID — Change some fields of an API client. */
  Patch(apiClientID: string, body: ApiClientInput, requestOptions?: RequestOptions): Promise<ApiClient>
  /** GET /apiclients/:apiClientID/secrets — List API client secrets. */
  ListSecrets: Listing<[apiClientID: string], ApiClientSecret, ListOptions<ApiClientSecretSearch, ApiClientSecretSort>>
  /** GET /apiclients/:apiClientID/secrets/:apiClientSecretID — Read an API client secret. */
  GetSecret(apiClientID: string, apiClientSecretID: string, requestOptions?: RequestOptions): Promise<ApiClientSecret>
  /** DELETE /apiclients/:apiClientID/secrets/:apiClientSecretID — Delete an API client secret. */
  DeleteSecret(apiClientID: string, apiClientSecretID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /apiclients/:apiClientID/secrets/:apiClientSecretID — Change some fields of an API client secret. */
  PatchSecret(apiClientID: string, apiClientSecretID: string, body: ApiClientSecretInput, requestOptions?: RequestOptions): Promise<ApiClientSecret>
  /** POST /apiclients/:apiClientID/secrets — Create a secret and show it once. */
  CreateSecret(apiClientID: string, body: ApiClientSecretInput, requestOptions?: RequestOptions): Promise<ApiClientSecretCreateResponse>
  /** GET /apiclients/assignments — List API client assignments. */
  ListAssignments: Listing<[], ApiClientAssignment, PageOptions & { apiClientID?: string | undefined; buyerID?: string | undefined; supplierID?: string | undefined }>
  /** POST /apiclients/assignments — Let users of a buyer or a supplier use the API client. */
  SaveAssignment(body: ApiClientAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /buyers/:buyerID/ApiClients/Assignments/:apiClientID — Stop users of a buyer from using the API client. */
  DeleteBuyerAssignment(apiClientID: string, buyerID: string, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /suppliers/:supplierID/ApiClients/Assignments/:apiClientID — Stop users of a supplier from using the API client. */
  DeleteSupplierAssignment(apiClientID: string, supplierID: string, requestOptions?: RequestOptions): Promise<void>
}

export interface ApprovalRulesResource {
  /** These calls with the impersonation token. */
  As(): ApprovalRulesResource
  /** GET /buyers/:buyerID/approvalrules — List approval rules. */
  List: Listing<[buyerID: string], ApprovalRule, ListOptions<ApprovalRuleSearch, ApprovalRuleSort>>
  /** POST /buyers/:buyerID/approvalrules — Create an approval rule. */
  Create(buyerID: string, body: ApprovalRuleInput, requestOptions?: RequestOptions): Promise<ApprovalRule>
  /** GET /buyers/:buyerID/approvalrules/:approvalRuleID — Read an approval rule. */
  Get(buyerID: string, approvalRuleID: string, requestOptions?: RequestOptions): Promise<ApprovalRule>
  /** PUT /buyers/:buyerID/approvalrules/:approvalRuleID — Create or replace an approval rule. */
  Save(buyerID: string, approvalRuleID: string, body: ApprovalRuleInput, requestOptions?: RequestOptions): Promise<ApprovalRule>
  /** DELETE /buyers/:buyerID/approvalrules/:approvalRuleID — Delete an approval rule. */
  Delete(buyerID: string, approvalRuleID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/approvalrules/:approvalRuleID — Change some fields of an approval rule. */
  Patch(buyerID: string, approvalRuleID: string, body: ApprovalRuleInput, requestOptions?: RequestOptions): Promise<ApprovalRule>
  /** POST /approvalrules/test — Try a draft of an approval rule on up to 500 orders of its buyer, or on returns, without writing anything: which would wait for whom, and which part of the rule lets the others pass. */
  Test(body: ApprovalRuleTestInput, requestOptions?: RequestOptions): Promise<ApprovalTestResults>
}

export interface BundleLineItemsResource {
  /** These calls with the impersonation token. */
  As(): BundleLineItemsResource
  /** POST /orders/:direction/:orderID/bundles/:bundleID — Add a bundle with its items to the order. */
  Create(direction: OrderDirection, orderID: string, bundleID: string, body: BundleItemsInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /orders/:direction/:orderID/bundles/:bundleID/:bundleItemID — Remove a bundle from the order. */
  Delete(direction: OrderDirection, orderID: string, bundleID: string, bundleItemID: string, requestOptions?: RequestOptions): Promise<void>
}

export interface BundleSubscriptionItemsResource {
  /** These calls with the impersonation token. */
  As(): BundleSubscriptionItemsResource
  /** POST /subscriptions/:subscriptionID/bundles/:bundleID — Add a bundle to the subscription. */
  Create(subscriptionID: string, bundleID: string, body: BundleItemsInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /subscriptions/:subscriptionID/bundles/:bundleID/:bundleItemID — Remove a bundle from the subscription. */
  Delete(subscriptionID: string, bundleID: string, bundleItemID: string, requestOptions?: RequestOptions): Promise<void>
}

export interface BundlesResource {
  /** These calls with the impersonation token. */
  As(): BundlesResource
  /** GET /bundles — List bundles. */
  List: Listing<[], Bundle, ListOptions & { catalogID?: string | undefined; categoryID?: string | undefined; supplierID?: string | undefined; searchType?: SearchType | undefined }, ListPageWithFacets<Bundle>>
  /** POST /bundles — Create a bundle. */
  Create(body: BundleInput, requestOptions?: RequestOptions): Promise<Bundle>
  /** GET /bundles/:bundleID — Read a bundle. */
  Get(bundleID: string, requestOptions?: RequestOptions): Promise<Bundle>
  /** PUT /bundles/:bundleID — Create or replace a bundle. */
  Save(bundleID: string, body: BundleInput, requestOptions?: RequestOptions): Promise<Bundle>
  /** DELETE /bundles/:bundleID — Delete a bundle. */
  Delete(bundleID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /bundles/:bundleID — Change some fields of a bundle. */
  Patch(bundleID: string, body: BundleInput, requestOptions?: RequestOptions): Promise<Bundle>
  /** DELETE /bundles/:bundleID/assignments/:buyerID — Remove a bundle assignment. */
  DeleteAssignment(bundleID: string, buyerID: string, listOptions?: { userID?: string | undefined; userGroupID?: string | undefined; sellerID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /bundles/assignments — List bundle assignments. */
  ListAssignments: Listing<[], BundleAssignment, PageOptions & { bundleID?: string | undefined; buyerID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /bundles/assignments — Save a bundle assignment. */
  SaveAssignment(body: BundleAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /bundles/:bundleID/productassignments/:productID — Remove a bundle product assignment. */
  DeleteProductAssignment(bundleID: string, productID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /bundles/productassignments — List bundle product assignments. */
  ListProductAssignments: Listing<[], BundleProductAssignment, PageOptions & { bundleID?: string | undefined; productID?: string | undefined }>
  /** POST /bundles/productassignments — Save a bundle product assignment. */
  SaveProductAssignment(body: BundleProductAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface BuyerProductCollectionsResource {
  /** These calls with the impersonation token. */
  As(): BuyerProductCollectionsResource
  /** POST /buyers/:buyerID/productcollections — Create a product collection. */
  Create(buyerID: string, body: ProductCollectionInput, requestOptions?: RequestOptions): Promise<ProductCollection>
  /** PUT /buyers/:buyerID/productcollections/:id — Create or replace a product collection. */
  Save(buyerID: string, id: string, body: ProductCollectionInput, requestOptions?: RequestOptions): Promise<ProductCollection>
  /** DELETE /buyers/:buyerID/productcollections/:id — Delete a product collection. */
  Delete(buyerID: string, id: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/productcollections/:id — Change some fields of a product collection. */
  Patch(buyerID: string, id: string, body: ProductCollectionInput, requestOptions?: RequestOptions): Promise<ProductCollection>
}

export interface BuyerUsersResource {
  /** These calls with the impersonation token. */
  As(): BuyerUsersResource
  /** POST /buyerusers — Create a user. */
  Create(body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** GET /buyerusers/:id — Read a user. */
  Get(id: string, requestOptions?: RequestOptions): Promise<User>
  /** PUT /buyerusers/:id — Create or replace a user. */
  Save(id: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** DELETE /buyerusers/:id — Delete a user. */
  Delete(id: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyerusers/:id — Change some fields of a user. */
  Patch(id: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
}

export interface BuyersResource {
  /** These calls with the impersonation token. */
  As(): BuyersResource
  /** GET /buyers — List buyers. */
  List: Listing<[], Buyer, ListOptions<BuyerSearch, BuyerSort>>
  /** POST /buyers — Create a buyer. */
  Create(body: BuyerInput, requestOptions?: RequestOptions): Promise<Buyer>
  /** GET /buyers/:buyerID — Read a buyer. */
  Get(buyerID: string, requestOptions?: RequestOptions): Promise<Buyer>
  /** PUT /buyers/:buyerID — Create or replace a buyer. */
  Save(buyerID: string, body: BuyerInput, requestOptions?: RequestOptions): Promise<Buyer>
  /** DELETE /buyers/:buyerID — Delete a buyer. */
  Delete(buyerID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID — Change some fields of a buyer. */
  Patch(buyerID: string, body: BuyerInput, requestOptions?: RequestOptions): Promise<Buyer>
  /** GET /buyers/:buyerID/sellers — List sellers a buyer may order from. */
  ListBuyerSellers: Listing<[buyerID: string], BuyerSupplier, ListOptions<BuyerSupplierSearch, BuyerSupplierSort>>
}

export interface CartResource {
  /** These calls with the impersonation token. */
  As(): CartResource
  /** GET /cart/lineitems — List line items. */
  ListLineItems: Listing<[], LineItem, ListOptions<LineItemSearch, LineItemSort>>
  /** POST /cart/lineitems — Create a line item. */
  CreateLineItem(body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** GET /cart/lineitems/:lineItemID — Read a line item. */
  GetLineItem(lineItemID: string, requestOptions?: RequestOptions): Promise<LineItem>
  /** PUT /cart/lineitems/:lineItemID — Create or replace a line item. */
  SaveLineItem(lineItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /cart/lineitems/:lineItemID — Delete a line item. */
  DeleteLineItem(lineItemID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /cart/lineitems/:lineItemID — Change some fields of a line item. */
  PatchLineItem(lineItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** GET /cart/payments — List payments. */
  ListPayments: Listing<[], Payment, ListOptions<PaymentSearch, PaymentSort>>
  /** POST /cart/payments — Create a payment. */
  CreatePayment(body: PaymentInput, requestOptions?: RequestOptions): Promise<Payment>
  /** GET /cart/payments/:paymentID — Read a payment. */
  GetPayment(paymentID: string, requestOptions?: RequestOptions): Promise<Payment>
  /** DELETE /cart/payments/:paymentID — Delete a payment. */
  DeletePayment(paymentID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /cart/payments/:paymentID — Change some fields of a payment. */
  PatchPayment(paymentID: string, body: PaymentInput, requestOptions?: RequestOptions): Promise<Payment>
  /** GET /cart — Read the cart; its ID is null when none exists. */
  Get(requestOptions?: RequestOptions): Promise<Order>
  /** PUT /cart — Create or replace the cart. */
  Save(body: OrderInput, requestOptions?: RequestOptions): Promise<Order>
  /** PATCH /cart — Change some fields of the cart. */
  Patch(body: OrderInput, requestOptions?: RequestOptions): Promise<Order>
  /** DELETE /cart — Delete the cart. */
  Delete(requestOptions?: RequestOptions): Promise<void>
  /** PUT /cart/:orderID — Make an existing unsubmitted order the cart. */
  SetActiveCart(orderID: string, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /cart/promotions/:promoCode — Remove a promotion code from the cart. */
  DeletePromotion(promoCode: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /cart/applypromotions — Apply all eligible auto-apply promotions. */
  ApplyPromotions(requestOptions?: RequestOptions): Promise<Order>
  /** PUT /cart/billto — Write a one-time billing address on the order. */
  SetBillingAddress(body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** PATCH /cart/billto — Change parts of the one-time billing address. */
  PatchBillingAddress(body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** POST /cart/bundles/:bundleID — Add a bundle with its items to the order. */
  CreateBundleItem(bundleID: string, body: BundleItemsInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /cart/bundles/:bundleID/:bundleItemID — Remove a bundle from the order. */
  DeleteBundleItem(bundleID: string, bundleItemID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /cart/calculate — Call the order-calculate integration and store its answer. */
  Calculate(requestOptions?: RequestOptions): Promise<OrderWorksheet>
  /** GET /cart/eligiblepromotions — List promotions the order currently qualifies for. */
  ListEligiblePromotions: Listing<[], EligiblePromotion, ListOptions<EligiblePromotionSearch, EligiblePromotionSort>>
  /** POST /cart/estimateshipping — Call the shipping-rates integration and store estimates. */
  EstimateShipping(requestOptions?: RequestOptions): Promise<OrderWorksheet>
  /** PATCH /cart/fromuser — Set guest name and email on the order. */
  PatchFromUser(body: UserInput, requestOptions?: RequestOptions): Promise<Order>
  /** POST /cart/payments/:paymentID/transactions — Record a transaction on a payment. */
  CreatePaymentTransaction(paymentID: string, body: PaymentTransactionInput, requestOptions?: RequestOptions): Promise<Payment>
  /** DELETE /cart/payments/:paymentID/transactions/:transactionID — Remove a transaction from a payment. */
  DeletePaymentTransaction(paymentID: string, transactionID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /cart/promotions — List promotions applied to the order. */
  ListPromotions: Listing<[], OrderPromotion, ListOptions<OrderPromotionSearch, OrderPromotionSort>>
  /** POST /cart/promotions/:promoCode — Apply a promotion by its code. */
  AddPromotion(promoCode: string, requestOptions?: RequestOptions): Promise<OrderPromotion>
  /** POST /cart/refreshpromotions — Recalculate, drop invalid and auto-add promotions. */
  RefreshPromotions(requestOptions?: RequestOptions): Promise<RefreshPromosResponse>
  /** POST /cart/shipmethods — Store the chosen ship method per estimate. */
  SelectShipMethods(body: OrderShipMethodSelectionInput, requestOptions?: RequestOptions): Promise<OrderWorksheet>
  /** PUT /cart/shipto — Write a one-time shipping address for all lines. */
  SetShippingAddress(body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** PATCH /cart/shipto — Change parts of the one-time shipping address. */
  PatchShippingAddress(body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** POST /cart/submit — Place the order; may park it for approval. */
  Submit(requestOptions?: RequestOptions): Promise<Order>
  /** POST /cart/validate — Run submit checks without submitting. */
  Validate(requestOptions?: RequestOptions): Promise<void>
  /** GET /cart/worksheet — Read the order worksheet. */
  GetOrderWorksheet(requestOptions?: RequestOptions): Promise<OrderWorksheet>
  /** POST /cart/steps — Change the cart in several steps, all or none, and get it back without copies of its products. */
  TakeSteps(body: CartStepsInput, requestOptions?: RequestOptions): Promise<CartAfterSteps>
  /** GET /cart/worksheet/lean — Get the worksheet of the cart without copies of its products: 60 lines are 45 kB instead of 245. */
  GetLeanWorksheet(requestOptions?: RequestOptions): Promise<OrderWorksheet>
}

export interface CatalogsResource {
  /** These calls with the impersonation token. */
  As(): CatalogsResource
  /** GET /catalogs — List catalogs. */
  List: Listing<[], Catalog, ListOptions<CatalogSearch, CatalogSort>>
  /** POST /catalogs — Create a catalog. */
  Create(body: CatalogInput, requestOptions?: RequestOptions): Promise<Catalog>
  /** GET /catalogs/:catalogID — Read a catalog. */
  Get(catalogID: string, requestOptions?: RequestOptions): Promise<Catalog>
  /** PUT /catalogs/:catalogID — Create or replace a catalog. */
  Save(catalogID: string, body: CatalogInput, requestOptions?: RequestOptions): Promise<Catalog>
  /** DELETE /catalogs/:catalogID — Delete a catalog. */
  Delete(catalogID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /catalogs/:catalogID — Change some fields of a catalog. */
  Patch(catalogID: string, body: CatalogInput, requestOptions?: RequestOptions): Promise<Catalog>
  /** DELETE /catalogs/:catalogID/assignments — Remove a catalog assignment. */
  DeleteAssignment(catalogID: string, listOptions?: { buyerID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /catalogs/assignments — List catalog assignments. */
  ListAssignments: Listing<[], CatalogAssignment, PageOptions & { catalogID?: string | undefined; buyerID?: string | undefined }>
  /** POST /catalogs/assignments — Save a catalog assignment. */
  SaveAssignment(body: CatalogAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /catalogs/:catalogID/bundleassignments/:bundleID — Remove a bundle catalog assignment. */
  DeleteBundleAssignment(catalogID: string, bundleID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /catalogs/bundleassignments — List bundle catalog assignments. */
  ListBundleAssignments: Listing<[], BundleCatalogAssignment, PageOptions & { catalogID?: string | undefined; bundleID?: string | undefined }>
  /** POST /catalogs/bundleassignments — Save a bundle catalog assignment. */
  SaveBundleAssignment(body: BundleCatalogAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /catalogs/:catalogID/productassignments/:productID — Remove a product catalog assignment. */
  DeleteProductAssignment(catalogID: string, productID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /catalogs/productassignments — List product catalog assignments. */
  ListProductAssignments: Listing<[], ProductCatalogAssignment, PageOptions & { catalogID?: string | undefined; productID?: string | undefined }>
  /** POST /catalogs/productassignments — Save a product catalog assignment. */
  SaveProductAssignment(body: ProductCatalogAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface CategoriesResource {
  /** These calls with the impersonation token. */
  As(): CategoriesResource
  /** GET /catalogs/:catalogID/categories — List categories. */
  List: Listing<[catalogID: string], Category, ListOptions<CategorySearch, CategorySort> & { depth?: string | undefined }>
  /** POST /catalogs/:catalogID/categories — Create a category. */
  Create(catalogID: string, body: CategoryInput, listOptions?: { adjustListOrders?: boolean | undefined }, requestOptions?: RequestOptions): Promise<Category>
  /** GET /catalogs/:catalogID/categories/:categoryID — Read a category. */
  Get(catalogID: string, categoryID: string, requestOptions?: RequestOptions): Promise<Category>
  /** PUT /catalogs/:catalogID/categories/:categoryID — Create or replace a category. */
  Save(catalogID: string, categoryID: string, body: CategoryInput, listOptions?: { adjustListOrders?: boolean | undefined }, requestOptions?: RequestOptions): Promise<Category>
  /** DELETE /catalogs/:catalogID/categories/:categoryID — Delete a category. */
  Delete(catalogID: string, categoryID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /catalogs/:catalogID/categories/:categoryID — Change some fields of a category. */
  Patch(catalogID: string, categoryID: string, body: CategoryInput, listOptions?: { adjustListOrders?: boolean | undefined }, requestOptions?: RequestOptions): Promise<Category>
  /** DELETE /catalogs/:catalogID/categories/:categoryID/assignments — Remove a category assignment. */
  DeleteAssignment(catalogID: string, categoryID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /catalogs/:catalogID/categories/assignments — List category assignments. */
  ListAssignments: Listing<[catalogID: string], CategoryAssignment, PageOptions & { categoryID?: string | undefined; buyerID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /catalogs/:catalogID/categories/assignments — Save a category assignment. */
  SaveAssignment(catalogID: string, body: CategoryAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /catalogs/:catalogID/categories/:categoryID/bundleassignments/:bundleID — Remove a category bundle assignment. */
  DeleteBundleAssignment(catalogID: string, categoryID: string, bundleID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /catalogs/:catalogID/categories/bundleassignments — List category bundle assignments. */
  ListBundleAssignments: Listing<[catalogID: string], CategoryBundleAssignment, PageOptions & { categoryID?: string | undefined; bundleID?: string | undefined }>
  /** POST /catalogs/:catalogID/categories/bundleassignments — Save a category bundle assignment. */
  SaveBundleAssignment(catalogID: string, body: CategoryBundleAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /catalogs/:catalogID/categories/:categoryID/productassignments/:productID — Remove a category product assignment. */
  DeleteProductAssignment(catalogID: string, categoryID: string, productID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /catalogs/:catalogID/categories/productassignments — List category product assignments. */
  ListProductAssignments: Listing<[catalogID: string], CategoryProductAssignment, PageOptions & { categoryID?: string | undefined; productID?: string | undefined }>
  /** POST /catalogs/:catalogID/categories/productassignments — Save a category product assignment. */
  SaveProductAssignment(catalogID: string, body: CategoryProductAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface CertsResource {
  /** These calls with the impersonation token. */
  As(): CertsResource
  /** GET /oauth/certs/:ID — Read one public signing key as JWK. */
  GetPublicKey(ID: string, requestOptions?: RequestOptions): Promise<PublicKey>
}

export interface ChangesResource {
  /** These calls with the impersonation token. */
  As(): ChangesResource
  /** POST /changes — Make up to 500 changes, each with an answer of its own, or try them without leaving a trace. */
  Make(body: ChangesInput, requestOptions?: RequestOptions): Promise<ChangeResults>
}

export interface CostCentersResource {
  /** These calls with the impersonation token. */
  As(): CostCentersResource
  /** GET /buyers/:buyerID/costcenters — List cost centers. */
  List: Listing<[buyerID: string], CostCenter, ListOptions<CostCenterSearch, CostCenterSort>>
  /** POST /buyers/:buyerID/costcenters — Create a cost center. */
  Create(buyerID: string, body: CostCenterInput, requestOptions?: RequestOptions): Promise<CostCenter>
  /** GET /buyers/:buyerID/costcenters/:costCenterID — Read a cost center. */
  Get(buyerID: string, costCenterID: string, requestOptions?: RequestOptions): Promise<CostCenter>
  /** PUT /buyers/:buyerID/costcenters/:costCenterID — Create or replace a cost center. */
  Save(buyerID: string, costCenterID: string, body: CostCenterInput, requestOptions?: RequestOptions): Promise<CostCenter>
  /** DELETE /buyers/:buyerID/costcenters/:costCenterID — Delete a cost center. */
  Delete(buyerID: string, costCenterID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/costcenters/:costCenterID — Change some fields of a cost center. */
  Patch(buyerID: string, costCenterID: string, body: CostCenterInput, requestOptions?: RequestOptions): Promise<CostCenter>
  /** DELETE /buyers/:buyerID/costcenters/:costCenterID/assignments — Remove a cost center assignment. */
  DeleteAssignment(buyerID: string, costCenterID: string, listOptions?: { userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /buyers/:buyerID/costcenters/assignments — List cost center assignments. */
  ListAssignments: Listing<[buyerID: string], CostCenterAssignment, PageOptions & { costCenterID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /buyers/:buyerID/costcenters/assignments — Save a cost center assignment. */
  SaveAssignment(buyerID: string, body: CostCenterAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface CreditCardsResource {
  /** These calls with the impersonation token. */
  As(): CreditCardsResource
  /** GET /buyers/:buyerID/creditcards — List credit cards. */
  List: Listing<[buyerID: string], CreditCard, ListOptions<CreditCardSearch, CreditCardSort>>
  /** POST /buyers/:buyerID/creditcards — Create a credit card. */
  Create(buyerID: string, body: CreditCardInput, requestOptions?: RequestOptions): Promise<CreditCard>
  /** GET /buyers/:buyerID/creditcards/:creditCardID — Read a credit card. */
  Get(buyerID: string, creditCardID: string, requestOptions?: RequestOptions): Promise<CreditCard>
  /** PUT /buyers/:buyerID/creditcards/:creditCardID — Create or replace a credit card. */
  Save(buyerID: string, creditCardID: string, body: CreditCardInput, requestOptions?: RequestOptions): Promise<CreditCard>
  /** DELETE /buyers/:buyerID/creditcards/:creditCardID — Delete a credit card. */
  Delete(buyerID: string, creditCardID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/creditcards/:creditCardID — Change some fields of a credit card. */
  Patch(buyerID: string, creditCardID: string, body: CreditCardInput, requestOptions?: RequestOptions): Promise<CreditCard>
  /** DELETE /buyers/:buyerID/creditcards/:creditCardID/assignments — Remove a credit card assignment. */
  DeleteAssignment(buyerID: string, creditCardID: string, listOptions?: { userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /buyers/:buyerID/creditcards/assignments — List credit card assignments. */
  ListAssignments: Listing<[buyerID: string], CreditCardAssignment, PageOptions & { creditCardID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /buyers/:buyerID/creditcards/assignments — Save a credit card assignment. */
  SaveAssignment(buyerID: string, body: CreditCardAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface DeliveriesResource {
  /** These calls with the impersonation token. */
  As(): DeliveriesResource
  /** GET /deliveries — List the messages to webhooks, message senders and other receivers, and failed calls of services, newest first. */
  List: Listing<[], Delivery, ListOptions<DeliverySearch, DeliverySort>>
  /** GET /deliveries/:deliveryID — Get a message to a receiver with every attempt to send it. */
  Get(deliveryID: string, requestOptions?: RequestOptions): Promise<DeliveryWithAttempts>
  /** POST /deliveries/:deliveryID/resend — Send a message again, whether it was delivered or not, under the same ID. */
  Resend(deliveryID: string, requestOptions?: RequestOptions): Promise<DeliveryWithAttempts>
  /** GET /deliveryreceivers — List webhooks, message senders and delivery configurations with their waiting, delivered and failed messages. */
  ListReceivers: Listing<[], DeliveryReceiver, PageOptions & { search?: string | undefined }>
  /** POST /deliverytests — Send a test to a receiver: a message without content, or the message of another delivery. */
  Test(body: DeliveryTestInput, requestOptions?: RequestOptions): Promise<SentDeliveryTest>
}

export interface DeliveryConfigurationsResource {
  /** These calls with the impersonation token. */
  As(): DeliveryConfigurationsResource
  /** GET /integrations/deliveryconfig — List delivery configs. */
  List: Listing<[], DeliveryConfig, ListOptions<DeliveryConfigSearch, DeliveryConfigSort>>
  /** POST /integrations/deliveryconfig — Create a delivery config. */
  Create(body: DeliveryConfigInput, requestOptions?: RequestOptions): Promise<DeliveryConfig>
  /** GET /integrations/deliveryconfig/:deliveryConfigID — Read a delivery config. */
  Get(deliveryConfigID: string, requestOptions?: RequestOptions): Promise<DeliveryConfig>
  /** PUT /integrations/deliveryconfig/:deliveryConfigID — Create or replace a delivery config. */
  Save(deliveryConfigID: string, body: DeliveryConfigInput, requestOptions?: RequestOptions): Promise<DeliveryConfig>
  /** DELETE /integrations/deliveryconfig/:deliveryConfigID — Delete a delivery config. */
  Delete(deliveryConfigID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/deliveryconfig/:deliveryConfigID — Change some fields of a delivery config. */
  Patch(deliveryConfigID: string, body: DeliveryConfigInput, requestOptions?: RequestOptions): Promise<DeliveryConfig>
}

export interface EntitySynchronizationResource {
  /** These calls with the impersonation token. */
  As(): EntitySynchronizationResource
  /** GET /integrations/entitysync/adminusers — Read the admin users sync. */
  GetAdminUsers(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/adminusers — Create or replace the admin users sync. */
  SaveAdminUsers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/adminusers — Delete the admin users sync. */
  DeleteAdminUsers(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/adminusers — Change some fields of the admin users sync. */
  PatchAdminUsers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** GET /integrations/entitysync/buyers — Read the buyers sync. */
  GetBuyers(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/buyers — Create or replace the buyers sync. */
  SaveBuyers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/buyers — Delete the buyers sync. */
  DeleteBuyers(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/buyers — Change some fields of the buyers sync. */
  PatchBuyers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** GET /integrations/entitysync/buyers/usergroups — Read the buyer user groups sync. */
  GetBuyerUserGroups(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/buyers/usergroups — Create or replace the buyer user groups sync. */
  SaveUserGroups(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/buyers/usergroups — Delete the buyer user groups sync. */
  DeleteUserGroups(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/buyers/usergroups — Change some fields of the buyer user groups sync. */
  PatchBuyerUserGroups(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** GET /integrations/entitysync/buyers/users — Read the buyer users sync. */
  GetBuyerUsers(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/buyers/users — Create or replace the buyer users sync. */
  SaveBuyerUsers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/buyers/users — Delete the buyer users sync. */
  DeleteBuyerUsers(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/buyers/users — Change some fields of the buyer users sync. */
  PatchBuyerUsers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** GET /integrations/entitysync/categories — Read the categories sync. */
  GetCategories(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/categories — Create or replace the categories sync. */
  SaveCategories(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/categories — Delete the categories sync. */
  DeleteCategories(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/categories — Change some fields of the categories sync. */
  PatchCategories(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** GET /integrations/entitysync/products/inventoryrecords — Read the inventory records sync. */
  GetInventoryRecords(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/products/inventoryrecords — Create or replace the inventory records sync. */
  SaveInventoryRecords(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/products/inventoryrecords — Delete the inventory records sync. */
  DeleteInventoryRecords(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/products/inventoryrecords — Change some fields of the inventory records sync. */
  PatchInventoryRecords(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** GET /integrations/entitysync/suppliers — Read the suppliers sync. */
  GetSuppliers(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/suppliers — Create or replace the suppliers sync. */
  SaveSuppliers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/suppliers — Delete the suppliers sync. */
  DeleteSuppliers(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/suppliers — Change some fields of the suppliers sync. */
  PatchSuppliers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** GET /integrations/entitysync/suppliers/users — Read the supplier users sync. */
  GetSupplierUsers(requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** PUT /integrations/entitysync/suppliers/users — Create or replace the supplier users sync. */
  SaveSupplierUsers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** DELETE /integrations/entitysync/suppliers/users — Delete the supplier users sync. */
  DeleteSupplierUsers(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/entitysync/suppliers/users — Change some fields of the supplier users sync. */
  PatchSupplierUsers(body: EntitySyncConfigInput, requestOptions?: RequestOptions): Promise<EntitySyncConfig>
  /** POST /integrations/entitysync/adminusers/sync — Push one seller user now. */
  SyncAdminUser(body: SyncAdminUserInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /integrations/entitysync/buyers/sync — Push one buyer now. */
  SyncBuyer(body: SyncBuyerInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /integrations/entitysync/buyers/users/sync — Push one buyer user now. */
  SyncBuyerUser(body: SyncBuyerUserInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /integrations/entitysync/buyers/usergroups/sync — Push one buyer user group now. */
  SyncBuyerUserGroup(body: SyncBuyerUserGroupInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /integrations/entitysync/categories/sync — Push one category now. */
  SyncCategory(body: SyncCategoryInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /integrations/entitysync/products/inventoryrecords/sync — Push one inventory record now. */
  SyncInventoryRecord(body: SyncInventoryRecordInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /integrations/entitysync/supplier/sync — Push one supplier now. */
  SyncSupplier(body: SyncSupplierInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /integrations/entitysync/suppliers/users/sync — Push one supplier user now. */
  SyncSupplierUser(body: SyncSupplierUserInput, requestOptions?: RequestOptions): Promise<void>
}

export interface ErrorConfigsResource {
  /** These calls with the impersonation token. */
  As(): ErrorConfigsResource
  /** GET /integrations/ErrorConfig — Read the error config. */
  Get(requestOptions?: RequestOptions): Promise<ErrorConfig>
  /** PUT /integrations/ErrorConfig — Create or replace the error config. */
  Save(body: ErrorConfigInput, requestOptions?: RequestOptions): Promise<ErrorConfig>
  /** DELETE /integrations/ErrorConfig — Delete the error config. */
  Delete(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/ErrorConfig — Change some fields of the error config. */
  Patch(body: ErrorConfigInput, requestOptions?: RequestOptions): Promise<ErrorConfig>
  /** POST /integrations/ErrorConfig/validate — Send a test message through the error channel. */
  Validate(requestOptions?: RequestOptions): Promise<void>
}

export interface EventsResource {
  /** These calls with the impersonation token. */
  As(): EventsResource
  /** GET /events — List what was written, newest first: by a record and everything below it, by username, by person (username, email, or first and last name), by request, operation and time, or what is older than an event. */
  List: Listing<[], RecordedEvent, PageOptions & { object?: string | undefined; username?: string | undefined; person?: string | undefined; requestID?: string | undefined; operation?: string | undefined; from?: string | Date | undefined; to?: string | Date | undefined; olderThan?: string | undefined }>
}

export interface FeedsResource {
  /** These calls with the impersonation token. */
  As(): FeedsResource
  /** GET /feeds/products — Follow every change of products, their prices and their stock: all of them first, then what changed after a cursor. */
  ListProducts(listOptions?: { after?: string | undefined; limit?: string | undefined; wait?: string | undefined; stock?: string | undefined }, requestOptions?: RequestOptions): Promise<ProductFeedPage>
}

export interface ForgottenCredentialsResource {
  /** These calls with the impersonation token. */
  As(): ForgottenCredentialsResource
  /** POST /password/onetimepassword — Send a short-lived login code. */
  SendOneTimePassword(body: OneTimePasswordRequestInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /password/reset — Send a password reset code to a user. */
  SendVerificationCode(body: PasswordResetRequestInput, requestOptions?: RequestOptions): Promise<void>
  /** PUT /password/reset/:verificationCode — Set a new password using a code. */
  ResetPasswordByVerificationCode(verificationCode: string, body: PasswordResetInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /username/retrieve — Send forgotten usernames by message. */
  RetrieveUsername(listOptions?: { clientID?: string | undefined; email?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
}

export interface GroupOrdersResource {
  /** These calls with the impersonation token. */
  As(): GroupOrdersResource
  /** POST /grouporders/:invitationID/token — Obtain a contributor token from an order invitation. */
  GetToken(invitationID: string, requestOptions?: RequestOptions): Promise<AccessToken>
}

export interface HealthResource {
  /** These calls with the impersonation token. */
  As(): HealthResource
  /** GET /health — Get the queues, failed jobs, the last data check, low stock and the size of the database. */
  Get(requestOptions?: RequestOptions): Promise<HealthReport>
  /** POST /health/jobs/:jobID/retry — Run a failed or waiting background job again. */
  RetryJob(jobID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /health/rules — Start the data check that runs every night. `RulesChecked` of the health report says when it is done. */
  CheckRules(requestOptions?: RequestOptions): Promise<void>
}

export interface ImpersonationConfigsResource {
  /** These calls with the impersonation token. */
  As(): ImpersonationConfigsResource
  /** GET /impersonationconfig — List impersonation configs. */
  List: Listing<[], ImpersonationConfig, ListOptions<ImpersonationConfigSearch, ImpersonationConfigSort>>
  /** POST /impersonationconfig — Create an impersonation config. */
  Create(body: ImpersonationConfigInput, requestOptions?: RequestOptions): Promise<ImpersonationConfig>
  /** GET /impersonationconfig/:impersonationConfigID — Read an impersonation config. */
  Get(impersonationConfigID: string, requestOptions?: RequestOptions): Promise<ImpersonationConfig>
  /** PUT /impersonationconfig/:impersonationConfigID — Create or replace an impersonation config. */
  Save(impersonationConfigID: string, body: ImpersonationConfigInput, requestOptions?: RequestOptions): Promise<ImpersonationConfig>
  /** DELETE /impersonationconfig/:impersonationConfigID — Delete an impersonation config. */
  Delete(impersonationConfigID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /impersonationconfig/:impersonationConfigID — Change some fields of an impersonation config. */
  Patch(impersonationConfigID: string, body: ImpersonationConfigInput, requestOptions?: RequestOptions): Promise<ImpersonationConfig>
}

export interface IncrementorsResource {
  /** These calls with the impersonation token. */
  As(): IncrementorsResource
  /** GET /incrementors — List incrementors. */
  List: Listing<[], Incrementor, ListOptions<IncrementorSearch, IncrementorSort>>
  /** POST /incrementors — Create an incrementor. */
  Create(body: IncrementorInput, requestOptions?: RequestOptions): Promise<Incrementor>
  /** GET /incrementors/:incrementorID — Read an incrementor. */
  Get(incrementorID: string, requestOptions?: RequestOptions): Promise<Incrementor>
  /** PUT /incrementors/:incrementorID — Create or replace an incrementor. */
  Save(incrementorID: string, body: IncrementorInput, requestOptions?: RequestOptions): Promise<Incrementor>
  /** DELETE /incrementors/:incrementorID — Delete an incrementor. */
  Delete(incrementorID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /incrementors/:incrementorID — Change some fields of an incrementor. */
  Patch(incrementorID: string, body: IncrementorInput, requestOptions?: RequestOptions): Promise<Incrementor>
}

export interface IntegrationEventsResource {
  /** These calls with the impersonation token. */
  As(): IntegrationEventsResource
  /** GET /integrationEvents — List integration events. */
  List: Listing<[], IntegrationEvent, ListOptions<IntegrationEventSearch, IntegrationEventSort>>
  /** POST /integrationEvents — Create an integration event. */
  Create(body: IntegrationEventInput, requestOptions?: RequestOptions): Promise<IntegrationEvent>
  /** GET /integrationEvents/:integrationEventID — Read an integration event. */
  Get(integrationEventID: string, requestOptions?: RequestOptions): Promise<IntegrationEvent>
  /** PUT /integrationEvents/:integrationEventID — Create or replace an integration event. */
  Save(integrationEventID: string, body: IntegrationEventInput, requestOptions?: RequestOptions): Promise<IntegrationEvent>
  /** DELETE /integrationEvents/:integrationEventID — Delete an integration event. */
  Delete(integrationEventID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrationEvents/:integrationEventID — Change some fields of an integration event. */
  Patch(integrationEventID: string, body: IntegrationEventInput, requestOptions?: RequestOptions): Promise<IntegrationEvent>
  /** POST /orders/:direction/:orderID/estimateshipping — Call the shipping-rates integration and store estimates. */
  EstimateShipping(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<OrderWorksheet>
  /** POST /orders/:direction/:orderID/shipmethods — Store the chosen ship method per estimate. */
  SelectShipmethods(direction: OrderDirection, orderID: string, body: OrderShipMethodSelectionInput, requestOptions?: RequestOptions): Promise<OrderWorksheet>
  /** POST /orders/:direction/:orderID/calculate — Call the order-calculate integration and store its answer. */
  Calculate(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<OrderWorksheet>
  /** GET /orders/:direction/:orderID/worksheet — Read the order worksheet. */
  GetWorksheet(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<OrderWorksheet>
}

export interface InventoryIntegrationsResource {
  /** These calls with the impersonation token. */
  As(): InventoryIntegrationsResource
  /** GET /integrations/inventory — Read the inventory integration. */
  Get(requestOptions?: RequestOptions): Promise<InventoryIntegration>
  /** PUT /integrations/inventory — Create or replace the inventory integration. */
  Save(body: InventoryIntegrationInput, requestOptions?: RequestOptions): Promise<InventoryIntegration>
  /** DELETE /integrations/inventory — Delete the inventory integration. */
  Delete(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/inventory — Change some fields of the inventory integration. */
  Patch(body: InventoryIntegrationInput, requestOptions?: RequestOptions): Promise<InventoryIntegration>
}

export interface InventoryRecordsResource {
  /** These calls with the impersonation token. */
  As(): InventoryRecordsResource
  /** GET /products/:productID/inventoryrecords — List inventory records. */
  List: Listing<[productID: string], InventoryRecord, ListOptions<InventoryRecordSearch, InventoryRecordSort> & { includeAddress?: boolean | undefined }>
  /** POST /products/:productID/inventoryrecords — Create an inventory record. */
  Create(productID: string, body: InventoryRecordInput, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** GET /products/:productID/inventoryrecords/:inventoryRecordID — Read an inventory record. */
  Get(productID: string, inventoryRecordID: string, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** PUT /products/:productID/inventoryrecords/:inventoryRecordID — Create or replace an inventory record. */
  Save(productID: string, inventoryRecordID: string, body: InventoryRecordInput, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** DELETE /products/:productID/inventoryrecords/:inventoryRecordID — Delete an inventory record. */
  Delete(productID: string, inventoryRecordID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /products/:productID/inventoryrecords/:inventoryRecordID — Change some fields of an inventory record. */
  Patch(productID: string, inventoryRecordID: string, body: InventoryRecordInput, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** GET /products/:productID/variants/:variantID/inventoryrecords — List inventory records. */
  ListVariant: Listing<[productID: string, variantID: string], InventoryRecord, ListOptions<InventoryRecordSearch, InventoryRecordSort> & { includeAddress?: boolean | undefined }>
  /** POST /products/:productID/variants/:variantID/inventoryrecords — Create an inventory record. */
  CreateVariant(productID: string, variantID: string, body: InventoryRecordInput, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** GET /products/:productID/variants/:variantID/inventoryrecords/:inventoryRecordID — Read an inventory record. */
  GetVariant(productID: string, variantID: string, inventoryRecordID: string, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** PUT /products/:productID/variants/:variantID/inventoryrecords/:inventoryRecordID — Create or replace an inventory record. */
  SaveVariant(productID: string, variantID: string, inventoryRecordID: string, body: InventoryRecordInput, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** DELETE /products/:productID/variants/:variantID/inventoryrecords/:inventoryRecordID — Delete an inventory record. */
  DeleteVariant(productID: string, variantID: string, inventoryRecordID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /products/:productID/variants/:variantID/inventoryrecords/:inventoryRecordID — Change some fields of an inventory record. */
  PatchVariant(productID: string, variantID: string, inventoryRecordID: string, body: InventoryRecordInput, requestOptions?: RequestOptions): Promise<InventoryRecord>
  /** DELETE /products/:productID/inventoryrecords/:inventoryRecordID/assignments — Remove an inventory record assignment. */
  DeleteAssignment(productID: string, inventoryRecordID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /products/:productID/inventoryrecords/assignments — List inventory record assignments. */
  ListAssignments: Listing<[productID: string], InventoryRecordAssignment, PageOptions & { buyerID?: string | undefined; inventoryRecordID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /products/:productID/inventoryrecords/assignments — Save an inventory record assignment. */
  SaveAssignment(productID: string, body: InventoryRecordAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /products/:productID/variants/:variantID/inventoryrecords/:inventoryRecordID/assignments — Remove an inventory record assignment. */
  DeleteVariantAssignment(productID: string, variantID: string, inventoryRecordID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /products/:productID/variants/:variantID/inventoryrecords/assignments — List inventory record assignments. */
  ListVariantAssignments: Listing<[productID: string, variantID: string], InventoryRecordAssignment, PageOptions & { buyerID?: string | undefined; inventoryRecordID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /products/:productID/variants/:variantID/inventoryrecords/assignments — Save an inventory record assignment. */
  SaveVariantAssignment(productID: string, variantID: string, body: InventoryRecordAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface LineItemsResource {
  /** These calls with the impersonation token. */
  As(): LineItemsResource
  /** GET /orders/:direction/:orderID/lineitems — List line items. */
  List: Listing<[direction: OrderDirection, orderID: string], LineItem, ListOptions<LineItemSearch, LineItemSort>>
  /** POST /orders/:direction/:orderID/lineitems — Create a line item. */
  Create(direction: OrderDirection, orderID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** GET /orders/:direction/:orderID/lineitems/:lineItemID — Read a line item. */
  Get(direction: OrderDirection, orderID: string, lineItemID: string, requestOptions?: RequestOptions): Promise<LineItem>
  /** PUT /orders/:direction/:orderID/lineitems/:lineItemID — Create or replace a line item. */
  Save(direction: OrderDirection, orderID: string, lineItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /orders/:direction/:orderID/lineitems/:lineItemID — Delete a line item. */
  Delete(direction: OrderDirection, orderID: string, lineItemID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /orders/:direction/:orderID/lineitems/:lineItemID — Change some fields of a line item. */
  Patch(direction: OrderDirection, orderID: string, lineItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** GET /lineitems/:direction — List line items over many submitted orders. */
  ListAcrossOrders: Listing<[direction: OrderDirection], ExtendedLineItem, ListOptions<ExtendedLineItemSearch, ExtendedLineItemSort> & { buyerID?: string | undefined; supplierID?: string | undefined; from?: string | Date | undefined; to?: string | Date | undefined; searchType?: SearchType | undefined }>
  /** PUT /orders/:direction/:orderID/lineitems/:lineItemID/shipto — Write a one-time ship-to address on the line. */
  SetShippingAddress(direction: OrderDirection, orderID: string, lineItemID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** PATCH /orders/:direction/:orderID/lineitems/:lineItemID/shipto — Change parts of the line's one-time address. */
  PatchShippingAddress(direction: OrderDirection, orderID: string, lineItemID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<LineItem>
}

export interface LocalesResource {
  /** These calls with the impersonation token. */
  As(): LocalesResource
  /** GET /locales — List locales. */
  List: Listing<[], Locale, ListOptions<LocaleSearch, LocaleSort>>
  /** POST /locales — Create a locale. */
  Create(body: LocaleInput, requestOptions?: RequestOptions): Promise<Locale>
  /** GET /locales/:localeID — Read a locale. */
  Get(localeID: string, requestOptions?: RequestOptions): Promise<Locale>
  /** PUT /locales/:localeID — Create or replace a locale. */
  Save(localeID: string, body: LocaleInput, requestOptions?: RequestOptions): Promise<Locale>
  /** DELETE /locales/:localeID — Delete a locale. */
  Delete(localeID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /locales/:localeID — Change some fields of a locale. */
  Patch(localeID: string, body: LocaleInput, requestOptions?: RequestOptions): Promise<Locale>
  /** DELETE /locales/:localeID/assignments — Remove a locale assignment. */
  DeleteAssignment(localeID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /locales/assignments — List locale assignments. */
  ListAssignments: Listing<[], LocaleAssignment, PageOptions & { buyerID?: string | undefined; localeID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /locales/assignments — Save a locale assignment. */
  SaveAssignment(body: LocaleAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface MeResource {
  /** These calls with the impersonation token. */
  As(): MeResource
  /** GET /me/addresses — List buyer addresses. */
  ListAddresses: Listing<[], BuyerAddress, ListOptions<BuyerAddressSearch, BuyerAddressSort>>
  /** POST /me/addresses — Create a buyer address. */
  CreateAddress(body: BuyerAddressInput, requestOptions?: RequestOptions): Promise<BuyerAddress>
  /** GET /me/addresses/:addressID — Read a buyer address. */
  GetAddress(addressID: string, requestOptions?: RequestOptions): Promise<BuyerAddress>
  /** PUT /me/addresses/:addressID — Create or replace a buyer address. */
  SaveAddress(addressID: string, body: BuyerAddressInput, requestOptions?: RequestOptions): Promise<BuyerAddress>
  /** DELETE /me/addresses/:addressID — Delete a buyer address. */
  DeleteAddress(addressID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /me/addresses/:addressID — Change some fields of a buyer address. */
  PatchAddress(addressID: string, body: BuyerAddressInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /me/catalogs — List catalogs. */
  ListCatalogs: Listing<[], Catalog, ListOptions<CatalogSearch, CatalogSort> & { sellerID?: string | undefined }>
  /** GET /me/catalogs/:catalogID — Read a catalog. */
  GetCatalog(catalogID: string, requestOptions?: RequestOptions): Promise<Catalog>
  /** GET /me/categories — List categories. */
  ListCategories: Listing<[], Category, ListOptions<CategorySearch, CategorySort> & { depth?: string | undefined; catalogID?: string | undefined; productID?: string | undefined }>
  /** GET /me/categories/:categoryID — Read a category. */
  GetCategory(categoryID: string, listOptions?: { catalogID?: string | undefined }, requestOptions?: RequestOptions): Promise<Category>
  /** GET /me/creditcards — List buyer credit cards. */
  ListCreditCards: Listing<[], BuyerCreditCard, ListOptions<BuyerCreditCardSearch, BuyerCreditCardSort>>
  /** POST /me/creditcards — Create a buyer credit card. */
  CreateCreditCard(body: BuyerCreditCardInput, requestOptions?: RequestOptions): Promise<BuyerCreditCard>
  /** GET /me/creditcards/:creditcardID — Read a buyer credit card. */
  GetCreditCard(creditcardID: string, requestOptions?: RequestOptions): Promise<BuyerCreditCard>
  /** PUT /me/creditcards/:creditcardID — Create or replace a buyer credit card. */
  SaveCreditCard(creditcardID: string, body: BuyerCreditCardInput, requestOptions?: RequestOptions): Promise<BuyerCreditCard>
  /** DELETE /me/creditcards/:creditcardID — Delete a buyer credit card. */
  DeleteCreditCard(creditcardID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /me/creditcards/:creditcardID — Change some fields of a buyer credit card. */
  PatchCreditCard(creditcardID: string, body: BuyerCreditCardInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /me/orderinvitations — List group order invitations. */
  ListGroupOrderInvitations: Listing<[], GroupOrderInvitation, ListOptions<GroupOrderInvitationSearch, GroupOrderInvitationSort>>
  /** POST /me/orderinvitations — Create a group order invitation. */
  CreateGroupOrderInvitation(body: GroupOrderInvitationInput, requestOptions?: RequestOptions): Promise<GroupOrderInvitation>
  /** GET /me/orderinvitations/:invitationID — Read a group order invitation. */
  GetGroupOrderInvitation(invitationID: string, requestOptions?: RequestOptions): Promise<GroupOrderInvitation>
  /** DELETE /me/orderinvitations/:invitationID — Delete a group order invitation. */
  DeleteGroupOrderInvitation(invitationID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /me/orderinvitations/:invitationID — Change some fields of a group order invitation. */
  PatchGroupOrderInvitation(invitationID: string, body: GroupOrderInvitationInput, requestOptions?: RequestOptions): Promise<GroupOrderInvitation>
  /** GET /me/productcollections — List product collections. */
  ListProductCollections: Listing<[], ProductCollection, ListOptions<ProductCollectionSearch, ProductCollectionSort>>
  /** POST /me/productcollections — Create a product collection. */
  CreateProductCollection(body: ProductCollectionInput, requestOptions?: RequestOptions): Promise<ProductCollection>
  /** GET /me/productcollections/:productCollectionID — Read a product collection. */
  GetProductCollection(productCollectionID: string, requestOptions?: RequestOptions): Promise<ProductCollection>
  /** PUT /me/productcollections/:productCollectionID — Create or replace a product collection. */
  SaveProductCollection(productCollectionID: string, body: ProductCollectionInput, requestOptions?: RequestOptions): Promise<ProductCollection>
  /** DELETE /me/productcollections/:productCollectionID — Delete a product collection. */
  DeleteProductCollection(productCollectionID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /me/productcollections/:productCollectionID — Change some fields of a product collection. */
  PatchProductCollection(productCollectionID: string, body: ProductCollectionInput, requestOptions?: RequestOptions): Promise<ProductCollection>
  /** GET /me/productcollections/:productCollectionID/invitations — List product collection invitations. */
  ListProductCollectionInvitations: Listing<[productCollectionID: string], ProductCollectionInvitation, ListOptions<ProductCollectionInvitationSearch, ProductCollectionInvitationSort> & { searchType?: SearchType | undefined }>
  /** POST /me/productcollections/:productCollectionID/invitations — Create a product collection invitation. */
  CreateProductCollectionInvitation(productCollectionID: string, body: ProductCollectionInvitationInput, requestOptions?: RequestOptions): Promise<ProductCollectionInvitation>
  /** GET /me/productcollections/:productCollectionID/invitations/:invitationID — Read a product collection invitation. */
  GetProductCollectionInvitation(productCollectionID: string, invitationID: string, requestOptions?: RequestOptions): Promise<ProductCollectionInvitation>
  /** DELETE /me/productcollections/:productCollectionID/invitations/:invitationID — Delete a product collection invitation. */
  DeleteProductCollectionInvitation(productCollectionID: string, invitationID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /me/productcollections/:productCollectionID/invitations/:invitationID — Change some fields of a product collection invitation. */
  PatchProductCollectionInvitation(productCollectionID: string, invitationID: string, body: ProductCollectionInvitationInput, requestOptions?: RequestOptions): Promise<ProductCollectionInvitation>
  /** GET /me/products — List buyer products. */
  ListProducts: Listing<[], BuyerProduct, ListOptions & { catalogID?: string | undefined; categoryID?: string | undefined; depth?: string | undefined; searchType?: SearchType | undefined; sellerID?: string | undefined }, ListPageWithFacets<BuyerProduct>>
  /** GET /me/products/:productID — Read a buyer product. */
  GetProduct(productID: string, listOptions?: { sellerID?: string | undefined }, requestOptions?: RequestOptions): Promise<BuyerProduct>
  /** GET /me/products/:productID/specs — List specs. */
  ListSpecs: Listing<[productID: string], Spec, ListOptions<SpecSearch, SpecSort> & { catalogID?: string | undefined }>
  /** GET /me/products/:productID/specs/:specID — Read a spec. */
  GetSpec(productID: string, specID: string, listOptions?: { catalogID?: string | undefined }, requestOptions?: RequestOptions): Promise<Spec>
  /** GET /me/products/:productID/variants — List variants. */
  ListVariants: Listing<[productID: string], Variant, ListOptions<VariantSearch, VariantSort>>
  /** GET /me/products/:productID/variants/:variantID — Read a variant. */
  GetVariant(productID: string, variantID: string, requestOptions?: RequestOptions): Promise<Variant>
  /** GET /me/promotions — List promotions. */
  ListPromotions: Listing<[], Promotion, ListOptions<PromotionSearch, PromotionSort>>
  /** GET /me/promotions/:promotionID — Read a promotion. */
  GetPromotion(promotionID: string, requestOptions?: RequestOptions): Promise<Promotion>
  /** GET /me/shipments — List shipments. */
  ListShipments: Listing<[], Shipment, ListOptions<ShipmentSearch, ShipmentSort> & { orderID?: string | undefined }>
  /** GET /me/shipments/:shipmentID — Read a shipment. */
  GetShipment(shipmentID: string, requestOptions?: RequestOptions): Promise<Shipment>
  /** GET /me/subscriptions — List subscriptions. */
  ListSubscriptions: Listing<[], Subscription, ListOptions<SubscriptionSearch, SubscriptionSort>>
  /** POST /me/subscriptions — Create a subscription. */
  CreateSubscription(body: SubscriptionInput, requestOptions?: RequestOptions): Promise<Subscription>
  /** GET /me/subscriptions/:subscriptionID — Read a subscription. */
  GetSubscription(subscriptionID: string, requestOptions?: RequestOptions): Promise<Subscription>
  /** PUT /me/subscriptions/:subscriptionID — Create or replace a subscription. */
  SaveSubscription(subscriptionID: string, body: SubscriptionInput, requestOptions?: RequestOptions): Promise<Subscription>
  /** DELETE /me/subscriptions/:subscriptionID — Delete a subscription. */
  DeleteSubscription(subscriptionID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /me/subscriptions/:subscriptionID — Change some fields of a subscription. */
  PatchSubscription(subscriptionID: string, body: SubscriptionInput, requestOptions?: RequestOptions): Promise<Subscription>
  /** GET /me/subscriptions/:subscriptionID/items — List line items. */
  ListSubscriptionItems: Listing<[subscriptionID: string], LineItem, ListOptions<LineItemSearch, LineItemSort>>
  /** POST /me/subscriptions/:subscriptionID/items — Create a line item. */
  CreateSubscriptionItem(subscriptionID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** GET /me/subscriptions/:subscriptionID/items/:subscriptionItemID — Read a line item. */
  GetSubscriptionItem(subscriptionID: string, subscriptionItemID: string, requestOptions?: RequestOptions): Promise<LineItem>
  /** PUT /me/subscriptions/:subscriptionID/items/:subscriptionItemID — Create or replace a line item. */
  SaveSubscriptionItem(subscriptionID: string, subscriptionItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /me/subscriptions/:subscriptionID/items/:subscriptionItemID — Delete a line item. */
  DeleteSubscriptionItem(subscriptionID: string, subscriptionItemID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /me/subscriptions/:subscriptionID/items/:subscriptionItemID — Change some fields of a line item. */
  PatchSubscriptionItem(subscriptionID: string, subscriptionItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** GET /me — Read the signed-in user. */
  Get(requestOptions?: RequestOptions): Promise<MeUser>
  /** PUT /me — Replace the signed-in user's own profile. */
  Save(body: MeUserInput, requestOptions?: RequestOptions): Promise<MeUser>
  /** PATCH /me — Change parts of the own profile. */
  Patch(body: MeUserInput, requestOptions?: RequestOptions): Promise<MeUser>
  /** PUT /me/register — Turn an anonymous session into a real user. */
  Register(body: MeUserInput, listOptions?: { anonUserToken?: string | undefined }, requestOptions?: RequestOptions): Promise<AccessTokenBasic>
  /** PUT /me/orders — Move an anonymous session's order to the caller. */
  TransferAnonUserOrder(listOptions?: { anonUserToken?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** POST /me/password — Change own password using a PasswordReset token. */
  ResetPasswordByToken(body: TokenPasswordResetInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /me/tokens — Sign the caller out everywhere. */
  RevokeTokens(requestOptions?: RequestOptions): Promise<void>
  /** GET /me/usergroups — List own user groups. */
  ListUserGroups: Listing<[], UserGroup, ListOptions<UserGroupSearch, UserGroupSort>>
  /** GET /me/costcenters — List own cost centers. */
  ListCostCenters: Listing<[], CostCenter, ListOptions<CostCenterSearch, CostCenterSort>>
  /** GET /me/orders — List own orders. */
  ListOrders: Listing<[], Order, ListOptions<OrderSearch, OrderSort> & { from?: string | Date | undefined; to?: string | Date | undefined; searchType?: SearchType | undefined }>
  /** GET /me/orders/approvable — List orders waiting for the caller's approval. */
  ListApprovableOrders: Listing<[], Order, ListOptions<OrderSearch, OrderSort> & { from?: string | Date | undefined; to?: string | Date | undefined }>
  /** GET /me/products/:productID/inventoryrecords — List stock of a product, by address. */
  ListProductInventoryRecords: Listing<[productID: string], InventoryRecord, ListOptions<InventoryRecordSearch, InventoryRecordSort> & { includeAddress?: boolean | undefined }>
  /** GET /me/products/:productID/variants/:variantID/inventoryrecords — List stock of a variant, by address. */
  ListVariantInventoryRecords: Listing<[productID: string, variantID: string], InventoryRecord, ListOptions<InventoryRecordSearch, InventoryRecordSort> & { includeAddress?: boolean | undefined }>
  /** GET /me/products/:productID/sellers — List sellers of one product for the caller. */
  ListProductSellers: Listing<[productID: string], ProductSeller, ListOptions<ProductSellerSearch, ProductSellerSort>>
  /** GET /me/sellers — List organisations the caller may order from. */
  ListBuyerSellers: Listing<[], BuyerSupplier, ListOptions<BuyerSupplierSearch, BuyerSupplierSort>>
  /** GET /me/shipments/:shipmentID/items — List the items of an own shipment. */
  ListShipmentItems: Listing<[shipmentID: string], ShipmentItem, ListOptions<ShipmentItemSearch, ShipmentItemSort> & { orderID?: string | undefined }>
  /** GET /me/spendingAccounts — List own spending accounts. */
  ListSpendingAccounts: Listing<[], SpendingAccount, ListOptions<SpendingAccountSearch, SpendingAccountSort>>
  /** GET /me/spendingaccounts/:spendingAccountID — Read own spending account. */
  GetSpendingAccount(spendingAccountID: string, requestOptions?: RequestOptions): Promise<SpendingAccount>
  /** GET /me/productcollections/:productCollectionID/products — List products of a collection. */
  ListProductCollectionEntries: Listing<[productCollectionID: string], ProductCollectionBuyerProduct, ListOptions & { searchType?: SearchType | undefined }, ListPageWithFacets<ProductCollectionBuyerProduct>>
  /** POST /me/productcollections/:productCollectionID/products — Put a product at a place in a collection. */
  SaveProductCollectionEntry(productCollectionID: string, body: ProductCollectionEntryInput, requestOptions?: RequestOptions): Promise<void>
  /** PUT /me/productcollections/:productCollectionID/:productID — Put a product into a collection. */
  CreateProductCollectionEntry(productCollectionID: string, productID: string, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /me/productcollections/:productCollectionID/:productID — Take a product out of a collection. */
  DeleteProductCollectionEntry(productCollectionID: string, productID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /me/productcollections/:productCollectionID/invitations/accept/:invitationID — Accept a shared collection invitation. */
  AcceptProductCollectionInvitation(productCollectionID: string, invitationID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /me/productcollections/:productCollectionID/invitations/decline/:invitationID — Decline a shared collection invitation. */
  DeclineProductCollectionInvitation(productCollectionID: string, invitationID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /me/subscriptions/:subscriptionID/items/bundles/:bundleID — Add a bundle to an own subscription. */
  CreateSubscriptionBundleItem(subscriptionID: string, bundleID: string, body: BundleItemsInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /me/subscriptions/:subscriptionID/items/bundles/:bundleID/:bundleItemID — Remove a bundle from an own subscription. */
  DeleteSubscriptionBundleItem(subscriptionID: string, bundleID: string, bundleItemID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /me/events — List what the caller wrote, newest first, by request. */
  ListEvents: Listing<[], RecordedEvent, PageOptions & { requestID?: string | undefined }>
  /** POST /me/tokens/narrowed — Obtain a token for at most five minutes with those of the given roles that the caller holds. */
  CreateNarrowedToken(body: NarrowedTokenRequestInput, requestOptions?: RequestOptions): Promise<AccessToken>
}

export interface MessageSendersResource {
  /** These calls with the impersonation token. */
  As(): MessageSendersResource
  /** GET /messagesenders — List message senders. */
  List: Listing<[], MessageSender, ListOptions<MessageSenderSearch, MessageSenderSort>>
  /** POST /messagesenders — Create a message sender. */
  Create(body: MessageSenderInput, requestOptions?: RequestOptions): Promise<MessageSender>
  /** GET /messagesenders/:messageSenderID — Read a message sender. */
  Get(messageSenderID: string, requestOptions?: RequestOptions): Promise<MessageSender>
  /** PUT /messagesenders/:messageSenderID — Create or replace a message sender. */
  Save(messageSenderID: string, body: MessageSenderInput, requestOptions?: RequestOptions): Promise<MessageSender>
  /** DELETE /messagesenders/:messageSenderID — Delete a message sender. */
  Delete(messageSenderID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /messagesenders/:messageSenderID — Change some fields of a message sender. */
  Patch(messageSenderID: string, body: MessageSenderInput, requestOptions?: RequestOptions): Promise<MessageSender>
  /** DELETE /messagesenders/:messageSenderID/assignments — Remove a message sender assignment. */
  DeleteAssignment(messageSenderID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined; supplierID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /messagesenders/assignments — List message sender assignments. */
  ListAssignments: Listing<[], MessageSenderAssignment, PageOptions & { buyerID?: string | undefined; messageSenderID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined; supplierID?: string | undefined }>
  /** POST /messagesenders/assignments — Save a message sender assignment. */
  SaveAssignment(body: MessageSenderAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /messagesenders/CCListenerAssignments — List recipients of message copies. */
  ListCCListenerAssignments: Listing<[], MessageCCListenerAssignment, ListOptions<MessageCCListenerAssignmentSearch, MessageCCListenerAssignmentSort>>
  /** POST /messagesenders/CCListenerAssignments — Add a recipient of message copies. */
  SaveCCListenerAssignment(body: MessageCCListenerAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface OpenIdConnectsResource {
  /** These calls with the impersonation token. */
  As(): OpenIdConnectsResource
  /** GET /openidconnects — List OpenID connects. */
  List: Listing<[], OpenIdConnect, ListOptions<OpenIdConnectSearch, OpenIdConnectSort>>
  /** POST /openidconnects — Create an OpenID connect. */
  Create(body: OpenIdConnectInput, requestOptions?: RequestOptions): Promise<OpenIdConnect>
  /** GET /openidconnects/:openidconnectID — Read an OpenID connect. */
  Get(openidconnectID: string, requestOptions?: RequestOptions): Promise<OpenIdConnect>
  /** PUT /openidconnects/:openidconnectID — Create or replace an OpenID connect. */
  Save(openidconnectID: string, body: OpenIdConnectInput, requestOptions?: RequestOptions): Promise<OpenIdConnect>
  /** DELETE /openidconnects/:openidconnectID — Delete an OpenID connect. */
  Delete(openidconnectID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /openidconnects/:openidconnectID — Change some fields of an OpenID connect. */
  Patch(openidconnectID: string, body: OpenIdConnectInput, requestOptions?: RequestOptions): Promise<OpenIdConnect>
}

export interface OrderReturnsResource {
  /** These calls with the impersonation token. */
  As(): OrderReturnsResource
  /** GET /orderreturns — List order returns. */
  List: Listing<[], OrderReturn, ListOptions<OrderReturnSearch, OrderReturnSort> & { approvable?: boolean | undefined }>
  /** POST /orderreturns — Create an order return. */
  Create(body: OrderReturnInput, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** GET /orderreturns/:returnID — Read an order return. */
  Get(returnID: string, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** PUT /orderreturns/:returnID — Create or replace an order return. */
  Save(returnID: string, body: OrderReturnInput, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** DELETE /orderreturns/:returnID — Delete an order return. */
  Delete(returnID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /orderreturns/:returnID — Change some fields of an order return. */
  Patch(returnID: string, body: OrderReturnInput, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** POST /orderreturns/:returnID/submit — Send the return request onward. */
  Submit(returnID: string, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** POST /orderreturns/:returnID/cancel — Cancel a submitted return. */
  Cancel(returnID: string, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** DELETE /orderreturns/:returnID/items/:lineItemID — Take one line off the return. */
  DeleteItem(returnID: string, lineItemID: string, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** POST /orderreturns/:returnID/approve — Approve a waiting return. */
  Approve(returnID: string, body: ApprovalInfoInput, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** POST /orderreturns/:returnID/decline — Refuse a waiting return. */
  Decline(returnID: string, body: ApprovalInfoInput, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** POST /orderreturns/:returnID/complete — Mark the return completed without payment. */
  Complete(returnID: string, requestOptions?: RequestOptions): Promise<OrderReturn>
  /** GET /orderreturns/:returnID/approvals — List approval records of the return. */
  ListApprovals: Listing<[returnID: string], OrderReturnApproval, ListOptions<OrderReturnApprovalSearch, OrderReturnApprovalSort>>
  /** GET /orderreturns/:returnID/eligibleapprovers — List users who may still approve the return. */
  ListEligibleApprovers: Listing<[returnID: string], User, ListOptions<UserSearch, UserSort>>
}

export interface OrderSynchronizationResource {
  /** These calls with the impersonation token. */
  As(): OrderSynchronizationResource
  /** GET /integrations/OrderSync — Read the order sync config. */
  Get(requestOptions?: RequestOptions): Promise<OrderSyncConfig>
  /** PUT /integrations/OrderSync — Create or replace the order sync config. */
  Save(body: OrderSyncConfigInput, requestOptions?: RequestOptions): Promise<OrderSyncConfig>
  /** DELETE /integrations/OrderSync — Delete the order sync config. */
  Delete(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/OrderSync — Change some fields of the order sync config. */
  Patch(body: OrderSyncConfigInput, requestOptions?: RequestOptions): Promise<OrderSyncConfig>
}

export interface OrdersResource {
  /** These calls with the impersonation token. */
  As(): OrdersResource
  /** POST /orders/:direction — Create an order. */
  Create(direction: OrderDirection, body: OrderInput, requestOptions?: RequestOptions): Promise<Order>
  /** GET /orders/:direction/:orderID — Read an order. */
  Get(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<Order>
  /** PUT /orders/:direction/:orderID — Create or replace an order. */
  Save(direction: OrderDirection, orderID: string, body: OrderInput, requestOptions?: RequestOptions): Promise<Order>
  /** DELETE /orders/:direction/:orderID — Delete an order. */
  Delete(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /orders/:direction/:orderID — Change some fields of an order. */
  Patch(direction: OrderDirection, orderID: string, body: OrderInput, requestOptions?: RequestOptions): Promise<Order>
  /** GET /orders/:direction — List orders. */
  List: Listing<[direction: OrderDirection], Order, ListOptions<OrderSearch, OrderSort> & { buyerID?: string | undefined; supplierID?: string | undefined; from?: string | Date | undefined; to?: string | Date | undefined; searchType?: SearchType | undefined }>
  /** POST /orders/:direction/:orderID/validate — Run submit checks without submitting. */
  Validate(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /orders/:direction/:orderID/submit — Place the order; may park it for approval. */
  Submit(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<Order>
  /** POST /orders/:direction/:orderID/approve — Record the caller's approval of a waiting order. */
  Approve(direction: OrderDirection, orderID: string, body: OrderApprovalInfoInput, requestOptions?: RequestOptions): Promise<Order>
  /** POST /orders/:direction/:orderID/decline — Refuse a waiting order, optionally reopening it for changes. */
  Decline(direction: OrderDirection, orderID: string, body: OrderApprovalInfoInput, requestOptions?: RequestOptions): Promise<Order>
  /** GET /orders/:direction/:orderID/approvals — List approval records of the order. */
  ListApprovals: Listing<[direction: OrderDirection, orderID: string], OrderApproval, ListOptions<OrderApprovalSearch, OrderApprovalSort>>
  /** GET /orders/:direction/:orderID/eligibleapprovers — List users who may still approve. */
  ListEligibleApprovers: Listing<[direction: OrderDirection, orderID: string], User, ListOptions<UserSearch, UserSort>>
  /** POST /orders/:direction/:orderID/cancel — Cancel an order for good. */
  Cancel(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<Order>
  /** POST /orders/:direction/:orderID/split — Create unsent supplier orders from an incoming order. */
  Split(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<OrderSplitResult>
  /** POST /orders/:direction/:orderID/forward — Create and submit supplier orders from an incoming order. */
  Forward(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<OrderSplitResult>
  /** POST /orders/:direction/:orderID/ship — Ship every line in one new shipment. */
  Ship(direction: OrderDirection, orderID: string, body: ShipmentInput, requestOptions?: RequestOptions): Promise<Order>
  /** GET /orders/:direction/:orderID/shipments — List shipments touching the order. */
  ListShipments: Listing<[direction: OrderDirection, orderID: string], Shipment, ListOptions<ShipmentSearch, ShipmentSort>>
  /** POST /orders/:direction/:orderID/complete — Force an open order to Completed without shipments. */
  Complete(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<Order>
  /** PUT /orders/:direction/:orderID/billto — Write a one-time billing address on the order. */
  SetBillingAddress(direction: OrderDirection, orderID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** PATCH /orders/:direction/:orderID/billto — Change parts of the one-time billing address. */
  PatchBillingAddress(direction: OrderDirection, orderID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** PUT /orders/:direction/:orderID/shipto — Write a one-time shipping address for all lines. */
  SetShippingAddress(direction: OrderDirection, orderID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** PATCH /orders/:direction/:orderID/shipto — Change parts of the one-time shipping address. */
  PatchShippingAddress(direction: OrderDirection, orderID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Order>
  /** PATCH /orders/:direction/:orderID/fromuser — Set guest name and email on the order. */
  PatchFromUser(direction: OrderDirection, orderID: string, body: UserInput, requestOptions?: RequestOptions): Promise<Order>
  /** GET /orders/:direction/:orderID/promotions — List promotions applied to the order. */
  ListPromotions: Listing<[direction: OrderDirection, orderID: string], OrderPromotion, ListOptions<OrderPromotionSearch, OrderPromotionSort>>
  /** GET /orders/:direction/:orderID/eligiblepromotions — List promotions the order currently qualifies for. */
  ListEligiblePromotions: Listing<[direction: OrderDirection, orderID: string], EligiblePromotion, ListOptions<EligiblePromotionSearch, EligiblePromotionSort>>
  /** POST /orders/:direction/:orderID/promotions/:promoCode — Apply a promotion by its code. */
  AddPromotion(direction: OrderDirection, orderID: string, promoCode: string, requestOptions?: RequestOptions): Promise<OrderPromotion>
  /** DELETE /orders/:direction/:orderID/promotions/:promoCode — Remove an applied promotion by its code. */
  RemovePromotion(direction: OrderDirection, orderID: string, promoCode: string, requestOptions?: RequestOptions): Promise<Order>
  /** POST /orders/:direction/:orderID/applypromotions — Apply all eligible auto-apply promotions. */
  ApplyPromotions(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<Order>
  /** POST /orders/:direction/:orderID/refreshpromotions — Recalculate, drop invalid and auto-add promotions. */
  RefreshPromotions(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<RefreshPromosResponse>
  /** GET /orders/:direction/:orderID/payment-status — Get the total of an order, its status and the IDs of its payments. */
  GetPaymentStatus(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<OrderPaymentStatus>
  /** POST /orders/:direction/:orderID/place — Submit an order, paid by the given payment if there is one, and get its payment status instead of the whole order. It is recorded as Orders.Submit, and the payment like that of Orders.Pay. */
  Place(direction: OrderDirection, orderID: string, body: PlacedOrderInput, requestOptions?: RequestOptions): Promise<OrderPaymentStatus>
  /** GET /orders/:direction/:orderID/submission — Get whether an order is of an API client whose orders only the checkout of the seller submits, and whether the seller submitted it. */
  GetSubmission(direction: OrderDirection, orderID: string, requestOptions?: RequestOptions): Promise<OrderSubmission>
  /** POST /orders/:direction/:orderID/pay — Leave an order with this one payment, accepted, and its transaction. */
  Pay(direction: OrderDirection, orderID: string, body: PaidOrderInput, requestOptions?: RequestOptions): Promise<OrderPaymentStatus>
  /** POST /orders/:direction/:orderID/prepare — Open an order of a buyer user for an API client. It is no cart until its user makes it one. A repeat returns the same order. */
  Prepare(direction: OrderDirection, orderID: string, body: PreparedOrderInput, requestOptions?: RequestOptions): Promise<OrderPaymentStatus>
}

export interface PaymentsResource {
  /** These calls with the impersonation token. */
  As(): PaymentsResource
  /** GET /orders/:direction/:orderID/payments — List payments. */
  List: Listing<[direction: OrderDirection, orderID: string], Payment, ListOptions<PaymentSearch, PaymentSort>>
  /** POST /orders/:direction/:orderID/payments — Create a payment. */
  Create(direction: OrderDirection, orderID: string, body: PaymentInput, requestOptions?: RequestOptions): Promise<Payment>
  /** GET /orders/:direction/:orderID/payments/:paymentID — Read a payment. */
  Get(direction: OrderDirection, orderID: string, paymentID: string, requestOptions?: RequestOptions): Promise<Payment>
  /** DELETE /orders/:direction/:orderID/payments/:paymentID — Delete a payment. */
  Delete(direction: OrderDirection, orderID: string, paymentID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /orders/:direction/:orderID/payments/:paymentID — Change some fields of a payment. */
  Patch(direction: OrderDirection, orderID: string, paymentID: string, body: PaymentInput, requestOptions?: RequestOptions): Promise<Payment>
  /** POST /orders/:direction/:orderID/payments/:paymentID/transactions — Record a transaction on a payment. */
  CreateTransaction(direction: OrderDirection, orderID: string, paymentID: string, body: PaymentTransactionInput, requestOptions?: RequestOptions): Promise<Payment>
  /** DELETE /orders/:direction/:orderID/payments/:paymentID/transactions/:transactionID — Remove a transaction from a payment. */
  DeleteTransaction(direction: OrderDirection, orderID: string, paymentID: string, transactionID: string, requestOptions?: RequestOptions): Promise<void>
}

export interface PriceSchedulesResource {
  /** These calls with the impersonation token. */
  As(): PriceSchedulesResource
  /** GET /priceschedules — List price schedules. */
  List: Listing<[], PriceSchedule, ListOptions<PriceScheduleSearch, PriceScheduleSort>>
  /** POST /priceschedules — Create a price schedule. */
  Create(body: PriceScheduleInput, requestOptions?: RequestOptions): Promise<PriceSchedule>
  /** GET /priceschedules/:priceScheduleID — Read a price schedule. */
  Get(priceScheduleID: string, requestOptions?: RequestOptions): Promise<PriceSchedule>
  /** PUT /priceschedules/:priceScheduleID — Create or replace a price schedule. */
  Save(priceScheduleID: string, body: PriceScheduleInput, requestOptions?: RequestOptions): Promise<PriceSchedule>
  /** DELETE /priceschedules/:priceScheduleID — Delete a price schedule. */
  Delete(priceScheduleID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /priceschedules/:priceScheduleID — Change some fields of a price schedule. */
  Patch(priceScheduleID: string, body: PriceScheduleInput, requestOptions?: RequestOptions): Promise<PriceSchedule>
  /** POST /priceschedules/:priceScheduleID/PriceBreaks — Add or replace one price break. */
  SavePriceBreak(priceScheduleID: string, body: PriceBreakInput, requestOptions?: RequestOptions): Promise<PriceSchedule>
  /** DELETE /priceschedules/:priceScheduleID/PriceBreaks — Remove the break of one quantity. */
  DeletePriceBreak(priceScheduleID: string, listOptions?: { quantity?: number | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /unusedpriceschedules — List price schedules that no product, supplier or assignment names. */
  ListUnused: Listing<[], PriceSchedule, ListOptions<PriceScheduleSearch, PriceScheduleSort>>
}

export interface ProductCollectionsResource {
  /** These calls with the impersonation token. */
  As(): ProductCollectionsResource
  /** GET /buyers/:buyerID/productcollections — List product collections. */
  List: Listing<[buyerID: string], ProductCollection, ListOptions<ProductCollectionSearch, ProductCollectionSort>>
  /** GET /buyers/:buyerID/productcollections/:productCollectionID — Read a product collection. */
  Get(buyerID: string, productCollectionID: string, requestOptions?: RequestOptions): Promise<ProductCollection>
  /** GET /buyers/:buyerID/productcollections/:productCollectionID/products — List products of a buyer's collection. */
  ListEntries: Listing<[buyerID: string, productCollectionID: string], ProductCollectionProduct, ListOptions & { searchType?: SearchType | undefined }, ListPageWithFacets<ProductCollectionProduct>>
}

export interface ProductFacetsResource {
  /** These calls with the impersonation token. */
  As(): ProductFacetsResource
  /** GET /productfacets — List product facets. */
  List: Listing<[], ProductFacet, ListOptions<ProductFacetSearch, ProductFacetSort>>
  /** POST /productfacets — Create a product facet. */
  Create(body: ProductFacetInput, requestOptions?: RequestOptions): Promise<ProductFacet>
  /** GET /productfacets/:productFacetID — Read a product facet. */
  Get(productFacetID: string, requestOptions?: RequestOptions): Promise<ProductFacet>
  /** PUT /productfacets/:productFacetID — Create or replace a product facet. */
  Save(productFacetID: string, body: ProductFacetInput, requestOptions?: RequestOptions): Promise<ProductFacet>
  /** DELETE /productfacets/:productFacetID — Delete a product facet. */
  Delete(productFacetID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /productfacets/:productFacetID — Change some fields of a product facet. */
  Patch(productFacetID: string, body: ProductFacetInput, requestOptions?: RequestOptions): Promise<ProductFacet>
}

export interface ProductSynchronizationResource {
  /** These calls with the impersonation token. */
  As(): ProductSynchronizationResource
  /** GET /integrations/productsync — Read the product sync config. */
  Get(requestOptions?: RequestOptions): Promise<ProductSyncConfig>
  /** PUT /integrations/productsync — Create or replace the product sync config. */
  Save(body: ProductSyncConfigInput, requestOptions?: RequestOptions): Promise<ProductSyncConfig>
  /** DELETE /integrations/productsync — Delete the product sync config. */
  Delete(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/productsync — Change some fields of the product sync config. */
  Patch(body: ProductSyncConfigInput, requestOptions?: RequestOptions): Promise<ProductSyncConfig>
  /** POST /integrations/productsync/sync — Push one product now. */
  Sync(body: SyncProductInput, requestOptions?: RequestOptions): Promise<void>
}

export interface ProductsResource {
  /** These calls with the impersonation token. */
  As(): ProductsResource
  /** GET /products — List products. */
  List: Listing<[], Product, ListOptions & { catalogID?: string | undefined; categoryID?: string | undefined; supplierID?: string | undefined; searchType?: SearchType | undefined }, ListPageWithFacets<Product>>
  /** POST /products — Create a product. */
  Create(body: ProductInput, requestOptions?: RequestOptions): Promise<Product>
  /** GET /products/:productID — Read a product. */
  Get(productID: string, requestOptions?: RequestOptions): Promise<Product>
  /** PUT /products/:productID — Create or replace a product. */
  Save(productID: string, body: ProductInput, requestOptions?: RequestOptions): Promise<Product>
  /** DELETE /products/:productID — Delete a product. */
  Delete(productID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /products/:productID — Change some fields of a product. */
  Patch(productID: string, body: ProductInput, requestOptions?: RequestOptions): Promise<Product>
  /** GET /products/:productID/variants — List variants. */
  ListVariants: Listing<[productID: string], Variant, ListOptions<VariantSearch, VariantSort>>
  /** GET /products/:productID/variants/:variantID — Read a variant. */
  GetVariant(productID: string, variantID: string, requestOptions?: RequestOptions): Promise<Variant>
  /** PUT /products/:productID/variants/:variantID — Create or replace a variant. */
  SaveVariant(productID: string, variantID: string, body: VariantInput, requestOptions?: RequestOptions): Promise<Variant>
  /** PATCH /products/:productID/variants/:variantID — Change some fields of a variant. */
  PatchVariant(productID: string, variantID: string, body: VariantInput, requestOptions?: RequestOptions): Promise<Variant>
  /** DELETE /products/:productID/assignments/:buyerID — Remove a product assignment. */
  DeleteAssignment(productID: string, buyerID: string, listOptions?: { userID?: string | undefined; userGroupID?: string | undefined; sellerID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /products/assignments — List product assignments. */
  ListAssignments: Listing<[], ProductAssignment, PageOptions & { productID?: string | undefined; priceScheduleID?: string | undefined; buyerID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /products/assignments — Save a product assignment. */
  SaveAssignment(body: ProductAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /products/:productID/specs — List specs assigned to the product. */
  ListSpecs: Listing<[productID: string], Spec, ListOptions<SpecSearch, SpecSort>>
  /** GET /products/:productID/suppliers — List suppliers that may sell the product. */
  ListSuppliers: Listing<[productID: string], ProductSupplier, ListOptions<ProductSupplierSearch, ProductSupplierSort>>
  /** PUT /products/:productID/suppliers/:supplierID — Let a supplier sell the product. */
  SaveSupplier(productID: string, supplierID: string, listOptions?: { defaultPriceScheduleID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /products/:productID/suppliers/:supplierID — Stop a supplier selling the product. */
  RemoveSupplier(productID: string, supplierID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /products/:productID/variants/generate — Create variants from variant-defining spec options. */
  GenerateVariants(productID: string, body: VariantOverridesInput, listOptions?: { overwriteExisting?: boolean | undefined }, requestOptions?: RequestOptions): Promise<Product>
  /** GET /products/:productID/stockmovements — List every change of the stock of a product, newest first, with the order or the person and reason behind it. */
  ListStockMovements: Listing<[productID: string], StockMovement, PageOptions & { variantID?: string | undefined; inventoryRecordID?: string | undefined; lot?: string | undefined }>
  /** GET /products/:productID/stockcurve — Read how much of a product was there at the end of each day, at all places or at one. */
  GetStockCurve(productID: string, listOptions?: { variantID?: string | undefined; inventoryRecordID?: string | undefined; days?: string | undefined }, requestOptions?: RequestOptions): Promise<StockCurve>
  /** GET /stock — List the inventory records of all products, by place, by product or only those at or below their mark. */
  ListStock: Listing<[], StockPlace, PageOptions & { search?: string | undefined; productID?: string | undefined; addressID?: string | undefined; isLow?: string | undefined }>
  /** GET /products/:productID/explain — Explain whether a user of a buyer sees a product, and what a quantity of it costs: each condition and candidate. */
  Explain(productID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; quantity?: number | undefined; variantID?: string | undefined; time?: string | undefined }, requestOptions?: RequestOptions): Promise<ProductExplanation>
  /** GET /products/:productID/missingvariants — Count the variants that GenerateVariants would create, and name the first 20. */
  GetMissingVariants(productID: string, requestOptions?: RequestOptions): Promise<MissingVariants>
  /** GET /firstprices — List the first price of up to 100 products for everyone they are assigned to. Needs the right to list assignments, too. */
  ListFirstPrices(listOptions?: { productID?: string | undefined }, requestOptions?: RequestOptions): Promise<FirstPrices>
}

export interface PromotionIntegrationsResource {
  /** These calls with the impersonation token. */
  As(): PromotionIntegrationsResource
  /** GET /integrations/promotion — Read the promotion integration. */
  Get(requestOptions?: RequestOptions): Promise<PromotionIntegration>
  /** PUT /integrations/promotion — Create or replace the promotion integration. */
  Save(body: PromotionIntegrationInput, requestOptions?: RequestOptions): Promise<PromotionIntegration>
  /** DELETE /integrations/promotion — Delete the promotion integration. */
  Delete(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/promotion — Change some fields of the promotion integration. */
  Patch(body: PromotionIntegrationInput, requestOptions?: RequestOptions): Promise<PromotionIntegration>
}

export interface PromotionsResource {
  /** These calls with the impersonation token. */
  As(): PromotionsResource
  /** GET /promotions — List promotions. */
  List: Listing<[], Promotion, ListOptions<PromotionSearch, PromotionSort>>
  /** POST /promotions — Create a promotion. */
  Create(body: PromotionInput, requestOptions?: RequestOptions): Promise<Promotion>
  /** GET /promotions/:promotionID — Read a promotion. */
  Get(promotionID: string, requestOptions?: RequestOptions): Promise<Promotion>
  /** PUT /promotions/:promotionID — Create or replace a promotion. */
  Save(promotionID: string, body: PromotionInput, requestOptions?: RequestOptions): Promise<Promotion>
  /** DELETE /promotions/:promotionID — Delete a promotion. */
  Delete(promotionID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /promotions/:promotionID — Change some fields of a promotion. */
  Patch(promotionID: string, body: PromotionInput, requestOptions?: RequestOptions): Promise<Promotion>
  /** DELETE /promotions/:promotionID/assignments — Remove a promotion assignment. */
  DeleteAssignment(promotionID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /promotions/assignments — List promotion assignments. */
  ListAssignments: Listing<[], PromotionAssignment, PageOptions & { buyerID?: string | undefined; promotionID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /promotions/assignments — Save a promotion assignment. */
  SaveAssignment(body: PromotionAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /promotions/test — Try a draft of a promotion on up to 500 orders, without writing anything: what each would get, or which part of the rule says no. */
  Test(body: PromotionTestInput, requestOptions?: RequestOptions): Promise<PromotionTestResults>
}

export interface SecurityProfilesResource {
  /** These calls with the impersonation token. */
  As(): SecurityProfilesResource
  /** GET /securityprofiles — List security profiles. */
  List: Listing<[], SecurityProfile, ListOptions<SecurityProfileSearch, SecurityProfileSort>>
  /** POST /securityprofiles — Create a security profile. */
  Create(body: SecurityProfileInput, requestOptions?: RequestOptions): Promise<SecurityProfile>
  /** GET /securityprofiles/:securityProfileID — Read a security profile. */
  Get(securityProfileID: string, requestOptions?: RequestOptions): Promise<SecurityProfile>
  /** PUT /securityprofiles/:securityProfileID — Create or replace a security profile. */
  Save(securityProfileID: string, body: SecurityProfileInput, requestOptions?: RequestOptions): Promise<SecurityProfile>
  /** DELETE /securityprofiles/:securityProfileID — Delete a security profile. */
  Delete(securityProfileID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /securityprofiles/:securityProfileID — Change some fields of a security profile. */
  Patch(securityProfileID: string, body: SecurityProfileInput, requestOptions?: RequestOptions): Promise<SecurityProfile>
  /** DELETE /securityprofiles/:securityProfileID/assignments — Remove a security profile assignment. */
  DeleteAssignment(securityProfileID: string, listOptions?: { buyerID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined; supplierID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /securityprofiles/assignments — List security profile assignments. */
  ListAssignments: Listing<[], SecurityProfileAssignment, PageOptions & { buyerID?: string | undefined; supplierID?: string | undefined; securityProfileID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined; commerceRole?: 'Buyer' | 'Seller' | 'Supplier' | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /securityprofiles/assignments — Save a security profile assignment. */
  SaveAssignment(body: SecurityProfileAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface SellerApprovalRulesResource {
  /** These calls with the impersonation token. */
  As(): SellerApprovalRulesResource
  /** GET /approvalrules — List seller approval rules. */
  List: Listing<[], SellerApprovalRule, ListOptions<SellerApprovalRuleSearch, SellerApprovalRuleSort>>
  /** POST /approvalrules — Create a seller approval rule. */
  Create(body: SellerApprovalRuleInput, requestOptions?: RequestOptions): Promise<SellerApprovalRule>
  /** GET /approvalrules/:approvalRuleID — Read a seller approval rule. */
  Get(approvalRuleID: string, requestOptions?: RequestOptions): Promise<SellerApprovalRule>
  /** PUT /approvalrules/:approvalRuleID — Create or replace a seller approval rule. */
  Save(approvalRuleID: string, body: SellerApprovalRuleInput, requestOptions?: RequestOptions): Promise<SellerApprovalRule>
  /** DELETE /approvalrules/:approvalRuleID — Delete a seller approval rule. */
  Delete(approvalRuleID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /approvalrules/:approvalRuleID — Change some fields of a seller approval rule. */
  Patch(approvalRuleID: string, body: SellerApprovalRuleInput, requestOptions?: RequestOptions): Promise<SellerApprovalRule>
}

export interface ShipmentsResource {
  /** These calls with the impersonation token. */
  As(): ShipmentsResource
  /** GET /shipments — List shipments. */
  List: Listing<[], Shipment, ListOptions<ShipmentSearch, ShipmentSort> & { orderID?: string | undefined }>
  /** POST /shipments — Create a shipment. */
  Create(body: ShipmentInput, requestOptions?: RequestOptions): Promise<Shipment>
  /** GET /shipments/:shipmentID — Read a shipment. */
  Get(shipmentID: string, requestOptions?: RequestOptions): Promise<Shipment>
  /** PUT /shipments/:shipmentID — Create or replace a shipment. */
  Save(shipmentID: string, body: ShipmentInput, requestOptions?: RequestOptions): Promise<Shipment>
  /** DELETE /shipments/:shipmentID — Delete a shipment. */
  Delete(shipmentID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /shipments/:shipmentID — Change some fields of a shipment. */
  Patch(shipmentID: string, body: ShipmentInput, requestOptions?: RequestOptions): Promise<Shipment>
  /** GET /shipments/:shipmentID/items/:orderID/:lineItemID — Read a shipment item. */
  GetItem(shipmentID: string, orderID: string, lineItemID: string, requestOptions?: RequestOptions): Promise<ShipmentItem>
  /** DELETE /shipments/:shipmentID/items/:orderID/:lineItemID — Delete a shipment item. */
  DeleteItem(shipmentID: string, orderID: string, lineItemID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /shipments/:shipmentID/items — List the items of the shipment. */
  ListItems: Listing<[shipmentID: string], ShipmentItem, ListOptions<ShipmentItemSearch, ShipmentItemSort>>
  /** POST /shipments/:shipmentID/items — Put a quantity of one order line into the shipment. */
  SaveItem(shipmentID: string, body: ShipmentItemInput, requestOptions?: RequestOptions): Promise<ShipmentItem>
  /** PUT /shipments/:shipmentID/shipfrom — Write a one-time ship-from address. */
  SetShipFromAddress(shipmentID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Shipment>
  /** PUT /shipments/:shipmentID/shipto — Write a one-time ship-to address. */
  SetShipToAddress(shipmentID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Shipment>
}

export interface SpecsResource {
  /** These calls with the impersonation token. */
  As(): SpecsResource
  /** GET /specs — List specs. */
  List: Listing<[], Spec, ListOptions<SpecSearch, SpecSort>>
  /** POST /specs — Create a spec. */
  Create(body: SpecInput, requestOptions?: RequestOptions): Promise<Spec>
  /** GET /specs/:specID — Read a spec. */
  Get(specID: string, requestOptions?: RequestOptions): Promise<Spec>
  /** PUT /specs/:specID — Create or replace a spec. */
  Save(specID: string, body: SpecInput, requestOptions?: RequestOptions): Promise<Spec>
  /** DELETE /specs/:specID — Delete a spec. */
  Delete(specID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /specs/:specID — Change some fields of a spec. */
  Patch(specID: string, body: SpecInput, requestOptions?: RequestOptions): Promise<Spec>
  /** GET /specs/:specID/options — List spec options. */
  ListOptions: Listing<[specID: string], SpecOption, ListOptions<SpecOptionSearch, SpecOptionSort>>
  /** POST /specs/:specID/options — Create a spec option. */
  CreateOption(specID: string, body: SpecOptionInput, requestOptions?: RequestOptions): Promise<SpecOption>
  /** GET /specs/:specID/options/:optionID — Read a spec option. */
  GetOption(specID: string, optionID: string, requestOptions?: RequestOptions): Promise<SpecOption>
  /** PUT /specs/:specID/options/:optionID — Create or replace a spec option. */
  SaveOption(specID: string, optionID: string, body: SpecOptionInput, requestOptions?: RequestOptions): Promise<SpecOption>
  /** DELETE /specs/:specID/options/:optionID — Delete a spec option. */
  DeleteOption(specID: string, optionID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /specs/:specID/options/:optionID — Change some fields of a spec option. */
  PatchOption(specID: string, optionID: string, body: SpecOptionInput, requestOptions?: RequestOptions): Promise<SpecOption>
  /** DELETE /specs/:specID/productassignments/:productID — Remove a spec product assignment. */
  DeleteProductAssignment(specID: string, productID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /specs/productassignments — List spec product assignments. */
  ListProductAssignments: Listing<[], SpecProductAssignment, ListOptions<SpecProductAssignmentSearch, SpecProductAssignmentSort>>
  /** POST /specs/productassignments — Save a spec product assignment. */
  SaveProductAssignment(body: SpecProductAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface SpendingAccountsResource {
  /** These calls with the impersonation token. */
  As(): SpendingAccountsResource
  /** GET /buyers/:buyerID/spendingaccounts — List spending accounts. */
  List: Listing<[buyerID: string], SpendingAccount, ListOptions<SpendingAccountSearch, SpendingAccountSort>>
  /** POST /buyers/:buyerID/spendingaccounts — Create a spending account. */
  Create(buyerID: string, body: SpendingAccountInput, requestOptions?: RequestOptions): Promise<SpendingAccount>
  /** GET /buyers/:buyerID/spendingaccounts/:spendingAccountID — Read a spending account. */
  Get(buyerID: string, spendingAccountID: string, requestOptions?: RequestOptions): Promise<SpendingAccount>
  /** PUT /buyers/:buyerID/spendingaccounts/:spendingAccountID — Create or replace a spending account. */
  Save(buyerID: string, spendingAccountID: string, body: SpendingAccountInput, requestOptions?: RequestOptions): Promise<SpendingAccount>
  /** DELETE /buyers/:buyerID/spendingaccounts/:spendingAccountID — Delete a spending account. */
  Delete(buyerID: string, spendingAccountID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/spendingaccounts/:spendingAccountID — Change some fields of a spending account. */
  Patch(buyerID: string, spendingAccountID: string, body: SpendingAccountInput, requestOptions?: RequestOptions): Promise<SpendingAccount>
  /** DELETE /buyers/:buyerID/spendingaccounts/:spendingAccountID/assignments — Remove a spending account assignment. */
  DeleteAssignment(buyerID: string, spendingAccountID: string, listOptions?: { userID?: string | undefined; userGroupID?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /buyers/:buyerID/spendingaccounts/assignments — List spending account assignments. */
  ListAssignments: Listing<[buyerID: string], SpendingAccountAssignment, PageOptions & { spendingAccountID?: string | undefined; userID?: string | undefined; userGroupID?: string | undefined; level?: 'User' | 'Group' | 'Company' | undefined }>
  /** POST /buyers/:buyerID/spendingaccounts/assignments — Save a spending account assignment. */
  SaveAssignment(buyerID: string, body: SpendingAccountAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface SubscriptionIntegrationsResource {
  /** These calls with the impersonation token. */
  As(): SubscriptionIntegrationsResource
  /** GET /integrations/subscription — Read the subscription integration. */
  Get(requestOptions?: RequestOptions): Promise<SubscriptionIntegration>
  /** PUT /integrations/subscription — Create or replace the subscription integration. */
  Save(body: SubscriptionIntegrationInput, requestOptions?: RequestOptions): Promise<SubscriptionIntegration>
  /** DELETE /integrations/subscription — Delete the subscription integration. */
  Delete(requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/subscription — Change some fields of the subscription integration. */
  Patch(body: SubscriptionIntegrationInput, requestOptions?: RequestOptions): Promise<SubscriptionIntegration>
}

export interface SubscriptionItemsResource {
  /** These calls with the impersonation token. */
  As(): SubscriptionItemsResource
  /** GET /subscriptions/:subscriptionID/items — List line items. */
  List: Listing<[subscriptionID: string], LineItem, ListOptions<LineItemSearch, LineItemSort>>
  /** POST /subscriptions/:subscriptionID/items — Create a line item. */
  Create(subscriptionID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** GET /subscriptions/:subscriptionID/items/:subscriptionItemID — Read a line item. */
  Get(subscriptionID: string, subscriptionItemID: string, requestOptions?: RequestOptions): Promise<LineItem>
  /** PUT /subscriptions/:subscriptionID/items/:subscriptionItemID — Create or replace a line item. */
  Save(subscriptionID: string, subscriptionItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
  /** DELETE /subscriptions/:subscriptionID/items/:subscriptionItemID — Delete a line item. */
  Delete(subscriptionID: string, subscriptionItemID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /subscriptions/:subscriptionID/items/:subscriptionItemID — Change some fields of a line item. */
  Patch(subscriptionID: string, subscriptionItemID: string, body: LineItemInput, requestOptions?: RequestOptions): Promise<LineItem>
}

export interface SubscriptionsResource {
  /** These calls with the impersonation token. */
  As(): SubscriptionsResource
  /** GET /subscriptions — List subscriptions. */
  List: Listing<[], Subscription, ListOptions<SubscriptionSearch, SubscriptionSort>>
  /** POST /subscriptions — Create a subscription. */
  Create(body: SubscriptionInput, requestOptions?: RequestOptions): Promise<Subscription>
  /** GET /subscriptions/:subscriptionID — Read a subscription. */
  Get(subscriptionID: string, requestOptions?: RequestOptions): Promise<Subscription>
  /** PUT /subscriptions/:subscriptionID — Create or replace a subscription. */
  Save(subscriptionID: string, body: SubscriptionInput, requestOptions?: RequestOptions): Promise<Subscription>
  /** DELETE /subscriptions/:subscriptionID — Delete a subscription. */
  Delete(subscriptionID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /subscriptions/:subscriptionID — Change some fields of a subscription. */
  Patch(subscriptionID: string, body: SubscriptionInput, requestOptions?: RequestOptions): Promise<Subscription>
}

export interface SupplierAddressesResource {
  /** These calls with the impersonation token. */
  As(): SupplierAddressesResource
  /** GET /suppliers/:supplierID/addresses — List addresses. */
  List: Listing<[supplierID: string], Address, ListOptions<AddressSearch, AddressSort>>
  /** POST /suppliers/:supplierID/addresses — Create an address. */
  Create(supplierID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
  /** GET /suppliers/:supplierID/addresses/:addressID — Read an address. */
  Get(supplierID: string, addressID: string, requestOptions?: RequestOptions): Promise<Address>
  /** PUT /suppliers/:supplierID/addresses/:addressID — Create or replace an address. */
  Save(supplierID: string, addressID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
  /** DELETE /suppliers/:supplierID/addresses/:addressID — Delete an address. */
  Delete(supplierID: string, addressID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /suppliers/:supplierID/addresses/:addressID — Change some fields of an address. */
  Patch(supplierID: string, addressID: string, body: AddressInput, requestOptions?: RequestOptions): Promise<Address>
}

export interface SupplierUserGroupsResource {
  /** These calls with the impersonation token. */
  As(): SupplierUserGroupsResource
  /** GET /suppliers/:supplierID/usergroups — List user groups. */
  List: Listing<[supplierID: string], UserGroup, ListOptions<UserGroupSearch, UserGroupSort>>
  /** POST /suppliers/:supplierID/usergroups — Create a user group. */
  Create(supplierID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** GET /suppliers/:supplierID/usergroups/:userGroupID — Read a user group. */
  Get(supplierID: string, userGroupID: string, requestOptions?: RequestOptions): Promise<UserGroup>
  /** PUT /suppliers/:supplierID/usergroups/:userGroupID — Create or replace a user group. */
  Save(supplierID: string, userGroupID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** DELETE /suppliers/:supplierID/usergroups/:userGroupID — Delete a user group. */
  Delete(supplierID: string, userGroupID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /suppliers/:supplierID/usergroups/:userGroupID — Change some fields of a user group. */
  Patch(supplierID: string, userGroupID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** DELETE /suppliers/:supplierID/usergroups/:userGroupID/assignments/:userID — Remove a user group assignment. */
  DeleteUserAssignment(supplierID: string, userGroupID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /suppliers/:supplierID/usergroups/assignments — List user group assignments. */
  ListUserAssignments: Listing<[supplierID: string], UserGroupAssignment, PageOptions & { userGroupID?: string | undefined; userID?: string | undefined }>
  /** POST /suppliers/:supplierID/usergroups/assignments — Save a user group assignment. */
  SaveUserAssignment(supplierID: string, body: UserGroupAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface SupplierUsersResource {
  /** These calls with the impersonation token. */
  As(): SupplierUsersResource
  /** GET /suppliers/:supplierID/users — List users. */
  List: Listing<[supplierID: string], User, ListOptions<UserSearch, UserSort> & { userGroupID?: string | undefined }>
  /** POST /suppliers/:supplierID/users — Create a user. */
  Create(supplierID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** GET /suppliers/:supplierID/users/:userID — Read a user. */
  Get(supplierID: string, userID: string, requestOptions?: RequestOptions): Promise<User>
  /** PUT /suppliers/:supplierID/users/:userID — Create or replace a user. */
  Save(supplierID: string, userID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** DELETE /suppliers/:supplierID/users/:userID — Delete a user. */
  Delete(supplierID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /suppliers/:supplierID/users/:userID — Change some fields of a user. */
  Patch(supplierID: string, userID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** DELETE /suppliers/:supplierID/users/:userID/tokens — Sign the user out everywhere. */
  RevokeUserTokens(supplierID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /suppliers/:supplierID/users/:userID/unlock — Unlock an account after too many failed attempts. */
  UnlockUserAccount(supplierID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
}

export interface SuppliersResource {
  /** These calls with the impersonation token. */
  As(): SuppliersResource
  /** GET /suppliers — List suppliers. */
  List: Listing<[], Supplier, ListOptions<SupplierSearch, SupplierSort>>
  /** POST /suppliers — Create a supplier. */
  Create(body: SupplierInput, requestOptions?: RequestOptions): Promise<Supplier>
  /** GET /suppliers/:supplierID — Read a supplier. */
  Get(supplierID: string, requestOptions?: RequestOptions): Promise<Supplier>
  /** PUT /suppliers/:supplierID — Create or replace a supplier. */
  Save(supplierID: string, body: SupplierInput, requestOptions?: RequestOptions): Promise<Supplier>
  /** DELETE /suppliers/:supplierID — Delete a supplier. */
  Delete(supplierID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /suppliers/:supplierID — Change some fields of a supplier. */
  Patch(supplierID: string, body: SupplierInput, requestOptions?: RequestOptions): Promise<Supplier>
  /** GET /suppliers/:supplierID/buyers — List buyers linked to the supplier. */
  ListBuyers: Listing<[supplierID: string], SupplierBuyer, ListOptions<SupplierBuyerSearch, SupplierBuyerSort>>
  /** PUT /suppliers/:supplierID/buyers/:buyerID — Link a buyer to the supplier. */
  SaveBuyer(supplierID: string, buyerID: string, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /suppliers/:supplierID/buyers/:buyerID — Unlink a buyer from the supplier. */
  DeleteBuyer(supplierID: string, buyerID: string, requestOptions?: RequestOptions): Promise<void>
}

export interface TrackingEventsResource {
  /** These calls with the impersonation token. */
  As(): TrackingEventsResource
  /** GET /integrations/trackingEvents — List tracking events. */
  List: Listing<[], TrackingEvent, ListOptions<TrackingEventSearch, TrackingEventSort>>
  /** POST /integrations/trackingEvents — Create a tracking event. */
  Create(body: TrackingEventInput, requestOptions?: RequestOptions): Promise<TrackingEvent>
  /** GET /integrations/trackingEvents/:eventID — Read a tracking event. */
  Get(eventID: string, requestOptions?: RequestOptions): Promise<TrackingEvent>
  /** PUT /integrations/trackingEvents/:eventID — Create or replace a tracking event. */
  Save(eventID: string, body: TrackingEventInput, requestOptions?: RequestOptions): Promise<TrackingEvent>
  /** DELETE /integrations/trackingEvents/:eventID — Delete a tracking event. */
  Delete(eventID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /integrations/trackingEvents/:eventID — Change some fields of a tracking event. */
  Patch(eventID: string, body: TrackingEventInput, requestOptions?: RequestOptions): Promise<TrackingEvent>
}

export interface UserGroupsResource {
  /** These calls with the impersonation token. */
  As(): UserGroupsResource
  /** GET /buyers/:buyerID/usergroups — List user groups. */
  List: Listing<[buyerID: string], UserGroup, ListOptions<UserGroupSearch, UserGroupSort>>
  /** POST /buyers/:buyerID/usergroups — Create a user group. */
  Create(buyerID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** GET /buyers/:buyerID/usergroups/:userGroupID — Read a user group. */
  Get(buyerID: string, userGroupID: string, requestOptions?: RequestOptions): Promise<UserGroup>
  /** PUT /buyers/:buyerID/usergroups/:userGroupID — Create or replace a user group. */
  Save(buyerID: string, userGroupID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** DELETE /buyers/:buyerID/usergroups/:userGroupID — Delete a user group. */
  Delete(buyerID: string, userGroupID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/usergroups/:userGroupID — Change some fields of a user group. */
  Patch(buyerID: string, userGroupID: string, body: UserGroupInput, requestOptions?: RequestOptions): Promise<UserGroup>
  /** DELETE /buyers/:buyerID/usergroups/:userGroupID/assignments/:userID — Remove a user group assignment. */
  DeleteUserAssignment(buyerID: string, userGroupID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** GET /buyers/:buyerID/usergroups/assignments — List user group assignments. */
  ListUserAssignments: Listing<[buyerID: string], UserGroupAssignment, PageOptions & { userGroupID?: string | undefined; userID?: string | undefined }>
  /** POST /buyers/:buyerID/usergroups/assignments — Save a user group assignment. */
  SaveUserAssignment(buyerID: string, body: UserGroupAssignmentInput, requestOptions?: RequestOptions): Promise<void>
}

export interface UserInfoResource {
  /** These calls with the impersonation token. */
  As(): UserInfoResource
  /** GET /oauth/userinfo — Exchange the access token for an identity token. */
  GetToken(requestOptions?: RequestOptions): Promise<IdentityToken>
}

export interface UsersResource {
  /** These calls with the impersonation token. */
  As(): UsersResource
  /** GET /buyers/:buyerID/users — List users. */
  List: Listing<[buyerID: string], User, ListOptions<UserSearch, UserSort> & { userGroupID?: string | undefined }>
  /** POST /buyers/:buyerID/users — Create a user. */
  Create(buyerID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** GET /buyers/:buyerID/users/:userID — Read a user. */
  Get(buyerID: string, userID: string, requestOptions?: RequestOptions): Promise<User>
  /** PUT /buyers/:buyerID/users/:userID — Create or replace a user. */
  Save(buyerID: string, userID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** DELETE /buyers/:buyerID/users/:userID — Delete a user. */
  Delete(buyerID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /buyers/:buyerID/users/:userID — Change some fields of a user. */
  Patch(buyerID: string, userID: string, body: UserInput, requestOptions?: RequestOptions): Promise<User>
  /** DELETE /buyers/:buyerID/users/:userID/tokens — Sign the user out everywhere. */
  RevokeUserTokens(buyerID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /buyers/:buyerID/users/:userID/unlock — Unlock an account after too many failed attempts. */
  UnlockUserAccount(buyerID: string, userID: string, requestOptions?: RequestOptions): Promise<void>
  /** POST /buyers/:buyerID/users/:userID/accesstoken — Obtain an impersonation token for a buyer user. */
  GetAccessToken(buyerID: string, userID: string, body: ImpersonateTokenRequestInput, requestOptions?: RequestOptions): Promise<AccessToken>
  /** POST /buyers/:buyerID/users/:userID/moveto/:newBuyerID — Move a user to another buyer. */
  Move(buyerID: string, userID: string, newBuyerID: string, listOptions?: { orders?: 'None' | 'Unsubmitted' | 'All' | undefined }, requestOptions?: RequestOptions): Promise<User>
  /** GET /buyerusers — List buyer users over all buyers. */
  ListAcrossBuyers: Listing<[], User, ListOptions<UserSearch, UserSort>>
}

export interface WebhooksResource {
  /** These calls with the impersonation token. */
  As(): WebhooksResource
  /** GET /webhooks — List webhooks. */
  List: Listing<[], Webhook, ListOptions<WebhookSearch, WebhookSort>>
  /** POST /webhooks — Create a webhook. */
  Create(body: WebhookInput, requestOptions?: RequestOptions): Promise<Webhook>
  /** GET /webhooks/:webhookID — Read a webhook. */
  Get(webhookID: string, requestOptions?: RequestOptions): Promise<Webhook>
  /** PUT /webhooks/:webhookID — Create or replace a webhook. */
  Save(webhookID: string, body: WebhookInput, requestOptions?: RequestOptions): Promise<Webhook>
  /** DELETE /webhooks/:webhookID — Delete a webhook. */
  Delete(webhookID: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /webhooks/:webhookID — Change some fields of a webhook. */
  Patch(webhookID: string, body: WebhookInput, requestOptions?: RequestOptions): Promise<Webhook>
}

export interface XpIndexRecordsResource {
  /** These calls with the impersonation token. */
  As(): XpIndexRecordsResource
  /** POST /xpindices — Create an xp index. */
  Create(body: XpIndexInput, requestOptions?: RequestOptions): Promise<XpIndex>
  /** GET /xpindices/:id — Read an xp index. */
  Get(id: string, requestOptions?: RequestOptions): Promise<XpIndex>
  /** PUT /xpindices/:id — Create or replace an xp index. */
  Save(id: string, body: XpIndexInput, requestOptions?: RequestOptions): Promise<XpIndex>
  /** DELETE /xpindices/:id — Delete an xp index. */
  Delete(id: string, requestOptions?: RequestOptions): Promise<void>
  /** PATCH /xpindices/:id — Change some fields of an xp index. */
  Patch(id: string, body: XpIndexInput, requestOptions?: RequestOptions): Promise<XpIndex>
}

export interface XpIndicesResource {
  /** These calls with the impersonation token. */
  As(): XpIndicesResource
  /** GET /xpindices — List xp indexes. */
  List: Listing<[], XpIndex, ListOptions<XpIndexSearch, XpIndexSort>>
  /** PUT /xpindices — Register an xp path as an index. */
  Put(body: XpIndexInput, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /xpindices/:thingType/:key — Remove an xp path from the indexes. */
  Delete(thingType: string, key: string, requestOptions?: RequestOptions): Promise<void>
}

export interface PlatformClient {
  Addresses: AddressesResource
  AdminAddresses: AdminAddressesResource
  AdminUserGroups: AdminUserGroupsResource
  AdminUsers: AdminUsersResource
  ApiClients: ApiClientsResource
  ApprovalRules: ApprovalRulesResource
  BundleLineItems: BundleLineItemsResource
  BundleSubscriptionItems: BundleSubscriptionItemsResource
  Bundles: BundlesResource
  BuyerProductCollections: BuyerProductCollectionsResource
  BuyerUsers: BuyerUsersResource
  Buyers: BuyersResource
  Cart: CartResource
  Catalogs: CatalogsResource
  Categories: CategoriesResource
  Certs: CertsResource
  Changes: ChangesResource
  CostCenters: CostCentersResource
  CreditCards: CreditCardsResource
  Deliveries: DeliveriesResource
  DeliveryConfigurations: DeliveryConfigurationsResource
  EntitySynchronization: EntitySynchronizationResource
  ErrorConfigs: ErrorConfigsResource
  Events: EventsResource
  Feeds: FeedsResource
  ForgottenCredentials: ForgottenCredentialsResource
  GroupOrders: GroupOrdersResource
  Health: HealthResource
  ImpersonationConfigs: ImpersonationConfigsResource
  Incrementors: IncrementorsResource
  IntegrationEvents: IntegrationEventsResource
  InventoryIntegrations: InventoryIntegrationsResource
  InventoryRecords: InventoryRecordsResource
  LineItems: LineItemsResource
  Locales: LocalesResource
  Me: MeResource
  MessageSenders: MessageSendersResource
  OpenIdConnects: OpenIdConnectsResource
  OrderReturns: OrderReturnsResource
  OrderSynchronization: OrderSynchronizationResource
  Orders: OrdersResource
  Payments: PaymentsResource
  PriceSchedules: PriceSchedulesResource
  ProductCollections: ProductCollectionsResource
  ProductFacets: ProductFacetsResource
  ProductSynchronization: ProductSynchronizationResource
  Products: ProductsResource
  PromotionIntegrations: PromotionIntegrationsResource
  Promotions: PromotionsResource
  SecurityProfiles: SecurityProfilesResource
  SellerApprovalRules: SellerApprovalRulesResource
  Shipments: ShipmentsResource
  Specs: SpecsResource
  SpendingAccounts: SpendingAccountsResource
  SubscriptionIntegrations: SubscriptionIntegrationsResource
  SubscriptionItems: SubscriptionItemsResource
  Subscriptions: SubscriptionsResource
  SupplierAddresses: SupplierAddressesResource
  SupplierUserGroups: SupplierUserGroupsResource
  SupplierUsers: SupplierUsersResource
  Suppliers: SuppliersResource
  TrackingEvents: TrackingEventsResource
  UserGroups: UserGroupsResource
  UserInfo: UserInfoResource
  Users: UsersResource
  Webhooks: WebhooksResource
  XpIndexRecords: XpIndexRecordsResource
  XpIndices: XpIndicesResource
}
