import type { SeedFile } from './seeding-tool.ts'

/** The tool's stand-ins for the marketplace's own ID and for a secret. */
const OwnerID = '<MarketplaceID placeholder>'
const secret = '<Redacted. Leave unchanged.>'

const address = { Street1: '1 Quarry Road', City: 'Minneapolis', State: 'MN', Zip: '55409', Country: 'US' }
const person = (ID: string) => ({
  ID,
  Username: `${ID}-name`,
  FirstName: 'Jo',
  LastName: 'Mason',
  Email: 'jo@mason.test',
  Phone: '555-0100',
  Active: true,
  xp: { Badge: ID },
})
const client = '6c3ddf92-9b43-4f3c-8b9b-3ad2f3d5a001'
const buyer = { BuyerID: 'masons' }
const buyerGroup = { ...buyer, UserGroupID: 'crew' }
const supplier = { SupplierID: 'quarry' }

/** One record at least of every kind the tool knows, with the relations between them. */
export const seedFileOfEveryKind: SeedFile = {
  Objects: {
    Incrementors: [{ ID: 'orders', Name: 'Orders', LastNumber: 41, LeftPaddingCount: 6 }],
    XpIndices: [{ ThingType: 'Order', Key: 'Color' }],
    SecurityProfiles: [
      { ID: 'buying', Name: 'Buying', Roles: ['MeAdmin', 'Shopper'], CustomRoles: ['Foreman'], PasswordConfig: null },
    ],
    AdminUsers: [{ ...person('clerk'), CompanyID: OwnerID }],
    AdminUserGroups: [{ ID: 'office', Name: 'Office', Description: 'Approves', xp: { Floor: 2 } }],
    AdminAddresses: [{ ID: 'yard', AddressName: 'Yard', CompanyName: 'Stone', ...address, xp: { Gate: 'B' } }],
    MessageSenders: [
      {
        ID: 'mails',
        Name: 'Mails',
        Description: 'By letter',
        MessageTypes: ['OrderSubmitted', 'ForgottenPassword'],
        URL: 'https://mail.example.com/{messagetype}',
        SharedKey: secret,
        xp: { From: 'shop@stone.test' },
      },
    ],
    IntegrationEvents: [
      {
        ID: 'checkout',
        Name: 'Checkout',
        EventType: 'OrderCheckout',
        CustomImplementationUrl: 'https://services.example.com/checkout',
        HashKey: secret,
        ElevatedRoles: ['FullAccess'],
        ConfigData: { Carrier: 'cart', Margin: 1.5 },
      },
    ],
    Webhooks: [
      {
        ID: 'hook',
        Name: 'Hook',
        Url: 'https://hooks.example.com/in',
        HashKey: secret,
        ElevatedRoles: [],
        BeforeProcessRequest: false,
        ApiClientIDs: [client],
        WebhookRoutes: [{ Route: 'v1/buyers', Verb: 'POST' }],
        ConfigData: { Queue: 'in' },
      },
    ],
    ApiClients: [
      {
        ID: client,
        AppName: 'Masons',
        ClientSecret: null,
        AccessTokenDuration: 60,
        RefreshTokenDuration: 600,
        Active: true,
        AllowAnyBuyer: false,
        AllowAnySupplier: true,
        AllowSeller: false,
        IsAnonBuyer: true,
        DefaultContextUserName: 'mason-name',
        OrderCheckoutIntegrationEventID: 'checkout',
        MinimumRequiredRoles: ['Shopper'],
        xp: { Theme: 'grey' },
      },
    ],
    OpenIdConnects: [
      {
        ID: 'login',
        OrderCloudApiClientID: client,
        ConnectClientID: 'masons-app',
        ConnectClientSecret: secret,
        AppStartUrl: 'https://masons.example.com/?token={0}',
        AuthorizationEndpoint: 'https://login.example.com/authorize',
        TokenEndpoint: 'https://login.example.com/token',
        UrlEncoded: false,
        CallSyncUserIntegrationEvent: false,
      },
    ],
    ImpersonationConfigs: [
      {
        ID: 'for-masons',
        ClientID: client,
        SecurityProfileID: 'buying',
        BuyerID: 'masons',
        GroupID: 'crew',
        UserID: null,
        ImpersonationBuyerID: null,
        ImpersonationGroupID: null,
        ImpersonationUserID: 'clerk',
      },
    ],
    Locales: [{ ID: 'us', OwnerID, Currency: 'USD', Language: 'en-US' }],
    Buyers: [{ ID: 'masons', Name: 'Masons', Active: true, DefaultCatalogID: 'stones', xp: { Since: 1998 } }],
    Users: [{ ...person('mason'), ...buyer }],
    UserGroups: [{ ID: 'crew', ...buyer, Name: 'Crew', Description: null, xp: null }],
    Addresses: [{ ID: 'site', ...buyer, AddressName: 'Site', ...address }],
    CostCenters: [{ ID: 'walls', ...buyer, Name: 'Walls', Description: 'Dry ones' }],
    CreditCards: [{ ID: 'card', ...buyer, CardType: 'Visa', PartialAccountNumber: '1111', CardholderName: 'Jo Mason' }],
    SpendingAccounts: [{ ID: 'purse', ...buyer, Name: 'Purse', Balance: 250.75, AllowAsPaymentMethod: true }],
    ApprovalRules: [
      { ID: 'large', ...buyer, Name: 'Large', ApprovingGroupID: 'crew', RuleExpression: 'order.Total > 100' },
    ],
    SellerApprovalRules: [
      {
        ID: 'returns',
        OwnerID,
        Name: 'Returns',
        ApprovalType: 'OrderReturn',
        ApprovingGroupID: 'office',
        RuleExpression: 'true',
      },
    ],
    Catalogs: [{ ID: 'stones', OwnerID, Name: 'Stones', Description: 'All', Active: true }],
    Categories: [
      { ID: 'slabs', CatalogID: 'stones', Name: 'Slabs', Active: true, ListOrder: 2, ParentID: null },
      { ID: 'thin', CatalogID: 'stones', Name: 'Thin', Active: false, ListOrder: 1, ParentID: 'slabs' },
    ],
    Suppliers: [{ ID: 'quarry', Name: 'Quarry', Active: true, AllBuyersCanOrder: false, xp: { Depth: 30 } }],
    SupplierUsers: [{ ...person('digger'), ...supplier }],
    SupplierUserGroups: [{ ID: 'diggers', ...supplier, Name: 'Diggers' }],
    SupplierAddresses: [{ ID: 'pit', ...supplier, ...address }],
    PriceSchedules: [
      {
        ID: 'slate-price',
        OwnerID,
        Name: 'Slate',
        Currency: 'USD',
        MinQuantity: 2,
        MaxQuantity: 90,
        ApplyTax: true,
        UseCumulativeQuantity: true,
        RestrictedQuantity: false,
        PriceBreaks: [
          { Quantity: 1, Price: 12.5 },
          { Quantity: 10, Price: 11.25, SalePrice: 9.99 },
        ],
        SaleStart: '2026-01-02T03:04:05+00:00',
        SaleEnd: null,
      },
    ],
    Products: [
      {
        ID: 'slate',
        OwnerID,
        Name: 'Slate',
        Description: 'Grey',
        Active: true,
        DefaultPriceScheduleID: 'slate-price',
        DefaultSupplierID: 'quarry',
        QuantityMultiplier: 2,
        ShipWeight: 3.25,
        Returnable: true,
        VariantCount: 2,
        Inventory: { Enabled: true, VariantLevelTracking: true, OrderCanExceed: true, NotificationPoint: 3 },
        xp: { Color: 'grey', Sizes: [30, 60.5], Nested: { Deep: null } },
      },
      {
        ID: 'gravel',
        OwnerID,
        Name: 'Gravel',
        ShipFromAddressID: 'yard',
        Inventory: { Enabled: true, QuantityAvailable: 7 },
      },
      { ID: 'sand', OwnerID, Name: 'Sand', Inventory: { Enabled: false, QuantityAvailable: null } },
    ],
    Specs: [
      { ID: 'size', OwnerID, Name: 'Size', DefinesVariant: true, Required: true, DefaultOptionID: 'l', ListOrder: 1 },
      { ID: 'note', OwnerID, Name: 'Note', AllowOpenText: true, DefaultValue: 'None', DefinesVariant: false },
    ],
    SpecOptions: [
      { ID: 's', SpecID: 'size', Value: 'Small', ListOrder: 1, PriceMarkupType: 'NoMarkup' },
      { ID: 'l', SpecID: 'size', Value: 'Large', ListOrder: 2, PriceMarkupType: 'Percentage', PriceMarkup: 12.5 },
    ],
    Variants: [
      { ID: 'small-slate', ProductID: 'slate', Name: 'S', Active: true, Specs: [{ SpecID: 'size', OptionID: 's' }] },
      {
        ID: 'large-slate',
        ProductID: 'slate',
        Active: false,
        Specs: [{ SpecID: 'size', OptionID: 'l' }],
        xp: { A: 1 },
      },
    ],
    InventoryRecords: [
      {
        ID: 'gravel-yard',
        ProductID: 'gravel',
        OwnerID,
        AddressID: 'yard',
        QuantityAvailable: 7,
        OrderCanExceed: false,
      },
    ],
    VariantInventoryRecords: [
      {
        ID: 'slate-pit',
        ProductID: 'slate',
        VariantID: 'small-slate',
        OwnerID: 'quarry',
        AddressID: 'pit',
        QuantityAvailable: 11,
        AllowAllBuyers: true,
        xp: { Bay: 4 },
      },
    ],
    ProductFacets: [{ ID: 'color', Name: 'Color', XpPath: 'Color', ListOrder: 1, MinCount: 1 }],
    Promotions: [
      {
        ID: 'spring',
        OwnerID,
        Code: 'SPRING',
        Name: 'Spring',
        EligibleExpression: 'order.Subtotal > 50',
        ValueExpression: 'order.Subtotal * .1',
        CanCombine: true,
        RedemptionLimit: 40,
        RedemptionLimitPerUser: 2,
        StartDate: '2026-01-02T03:04:05+00:00',
        FinePrint: 'Once',
      },
    ],
  },
  Assignments: {
    SecurityProfileAssignments: [
      { SecurityProfileID: 'buying', BuyerID: 'masons' },
      { SecurityProfileID: 'buying', SupplierID: 'quarry', UserGroupID: 'diggers' },
      { SecurityProfileID: 'buying', UserID: 'clerk' },
    ],
    AdminUserGroupAssignments: [{ UserID: 'clerk', UserGroupID: 'office' }],
    ApiClientAssignments: [{ ApiClientID: client, BuyerID: 'masons', SupplierID: null }],
    LocaleAssignments: [{ LocaleID: 'us', BuyerID: 'masons' }],
    UserGroupAssignments: [{ ...buyerGroup, UserID: 'mason' }],
    AddressAssignments: [{ ...buyerGroup, AddressID: 'site', IsShipping: true, IsBilling: false }],
    CostCenterAssignments: [{ ...buyerGroup, CostCenterID: 'walls' }],
    CreditCardAssignments: [{ ...buyer, CreditCardID: 'card', UserID: 'mason' }],
    SpendingAccountAssignments: [{ ...buyerGroup, SpendingAccountID: 'purse', AllowExceed: true }],
    SupplierUserGroupsAssignments: [{ ...supplier, UserID: 'digger', UserGroupID: 'diggers' }],
    SupplierBuyerAssignments: [{ ...supplier, ...buyer }],
    CatalogAssignments: [{ CatalogID: 'stones', ...buyer, ViewAllCategories: false, ViewAllProducts: true }],
    ProductCatalogAssignment: [{ CatalogID: 'stones', ProductID: 'slate' }],
    CategoryAssignments: [
      { CatalogID: 'stones', CategoryID: 'slabs', ...buyerGroup, Visible: true, ViewAllProducts: false },
    ],
    CategoryProductAssignments: [{ CatalogID: 'stones', CategoryID: 'slabs', ProductID: 'slate', ListOrder: 4 }],
    ProductAssignments: [{ ProductID: 'slate', ...buyerGroup, PriceScheduleID: 'slate-price', SellerID: OwnerID }],
    ProductSupplierAssignments: [{ ProductID: 'gravel', ...supplier, DefaultPriceScheduleID: 'slate-price' }],
    SpecProductAssignments: [
      { SpecID: 'size', ProductID: 'slate', DefaultOptionID: 's' },
      { SpecID: 'note', ProductID: 'slate', DefaultValue: 'Thick' },
    ],
    PromotionAssignments: [{ PromotionID: 'spring', ...buyerGroup }],
  },
}
