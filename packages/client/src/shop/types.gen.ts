// Written by scripts/generate-client.ts. Change the contract, then run it again.
import type { RequestOptions } from '../call-options.ts'

export interface AccountUser {
  email: string
  firstName: string
  lastName: string
  phone: string | null
  rights: string[]
  orderLimitCents: number | null
  status: 'invited' | 'active' | 'locked'
  lastSignInAt: string | null
  isSelf: boolean
}

export interface AccountUsers {
  total: number
  users: AccountUser[]
}

export interface AddressCheck {
  isValid: boolean
  problems: AddressProblem[]
  suggestion: Place | null
}

export interface AddressProblem {
  field: string
  message: string
}

export interface AltText {
  imageName: string
  altText: string
}

export interface AppliedCoupon {
  code: string
  description: string
  amountCents: number
}

export interface Basket {
  basketId: string
  lineCount: number
  totalCents: number
  auth_token: string | null
  expiresIn: number | null
}

export interface Breadcrumb {
  crumbs: Crumb[]
}

export interface CardAvailability {
  status: 'stocked' | 'special-order' | 'made-to-order' | 'discontinued'
  leadDays: number
}

export interface CardFacts {
  kind: string
  size: string | null
  finish: string | null
  shade: string | null
  color: string | null
  color_family: string | null
  purchase_unit: string
  sqft_per_box: number | null
  pieces_per_box: number
  price_purchase: number | null
  final_price_sqft: number | null
  availability: CardAvailability
  stock: CardStock
  alt: Record<string, unknown> | null
}

export interface CardStock {
  boxes: number
  largest_lot: number
  at: Record<string, unknown> | null
}

export interface CardToken {
  token: string
  brand: string
  last4: string
  expires: string
  holder: string | null
}

export interface Cart {
  basketId: string
  lines: CartLine[]
  totals: OrderTotals
  coupons: AppliedCoupon[]
  email: string | null
  shippingAddress: Place | null
  billingAddress: Place | null
  shippingOptions: ShippingOption[]
  poNumber: string | null
  jobName: string | null
  paymentMethod: 'Credit_Card' | 'Citizen_Pay' | 'Invoice' | null
  notices: string[]
}

export interface CartLine {
  lineItemId: string
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
  kind: 'product' | 'sample' | 'service'
  room: string | null
  quantity: number
  purchaseUnit: string
  pieces: number | null
  areaSqft: number | null
  weightLbs: number
  unitPriceCents: number
  pricePerSqftCents: number | null
  retailUnitPriceCents: number
  lineSubtotalCents: number
  discountCents: number
  lineTotalCents: number
  lots: LineLot[]
  isMixedLot: boolean
  availability: LineAvailability
  problems: string[]
}

export interface CartLines {
  total: number
  items: CartLine[]
}

export interface CategoryLink {
  name: string
  department: string
  url: string
  count: number
}

export interface CategoryTree {
  categories: ListedCategory[]
}

export interface Challenge {
  challenge: Record<string, unknown> | null
}

export interface ChangedPersonalData {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  marketingConsent: boolean
  preferredStore: string | null
  session: Session | null
}

export interface CheckoutState {
  cart: Cart
  problems: StepProblem[]
  canSubmit: boolean
}

export interface ContentItem {
  path: string
  kind: string
  title: string
  summary: string | null
  html: string
  data: Record<string, unknown> | null
  author: string | null
  publishedOn: string | null
  minutes: number
  tags: string[]
  picture: string | null
  pictureAlt: string | null
  items: ContentTeaser[]
  products: ProductRecord[]
  isPreview: boolean
}

export interface ContentTeaser {
  path: string
  title: string
  summary: string | null
  picture: string | null
  pictureAlt: string | null
  publishedOn: string | null
  minutes: number
  tags: string[]
}

export interface Correction {
  from: string
  to: string
}

export interface Crumb {
  title: string
  url: string
}

export interface CustomerData {
  cust_id: string
  cust_num: string
  name: string
  status: string
  type: 'Pro' | 'Retail'
  preferredStore: string | null
  phone: string | null
  website: string | null
  address: Place | null
}

export interface CustomerSet {
  user: SessionUser | null
  terms: string
  creditLineCents: number
  onHold: boolean
  userCount: number
}

export interface Exists {
  exists: boolean
  hint: 'sign-in' | 'link' | null
}

export interface FacetValue {
  value: string
  count: number
  selected: boolean
}

export interface Fact {
  name: string
  value: string
  help: string | null
}

export interface FactGroup {
  title: string
  facts: Fact[]
}

export interface FormAnswer {
  reference: string | null
  message: string
  slots: Slot[]
}

export interface LenderStatus {
  referenceId: string
  status: 'started' | 'pending' | 'approved' | 'declined' | 'expired' | 'voided'
  message: string
  approvedCents: number | null
  retryAfter: number | null
}

export interface LineAvailability {
  status: 'in-stock' | 'ships' | 'special-order' | 'made-to-order' | 'backordered' | 'short' | 'gone'
  text: string
  readyOn: string | null
  boxesAvailable: number | null
}

export interface LineLot {
  lotNo: string
  boxes: number
  location: string | null
}

export interface ListedCategory {
  id: string
  name: string
  description: string
  parentId: string | null
  url: string
  count: number
}

export interface MerchantId {
  storeId: string
  merchantId: string
}

export interface NewCustomerAnswer {
  status: 'check-mail' | 'in-review'
  message: string
}

export interface OpenedPassword {
  password: string
}

export interface OpeningHours {
  day: string
  opens: string | null
  closes: string | null
  reason: string | null
}

export interface OrderDetails {
  orderId: string
  status: string
  statusText: string
  placedAt: string
  email: string | null
  lines: CartLine[]
  totals: OrderTotals
  shippingAddress: Place | null
  billingAddress: Place | null
  shipping: ShippingOption | null
  payments: OrderPayment[]
  poNumber: string | null
  jobName: string | null
  nextSteps: string[]
}

export interface OrderPayment {
  method: 'Credit_Card' | 'Citizen_Pay' | 'Invoice'
  label: string
  text: string
}

export interface OrderTotals {
  merchandiseCents: number
  savingsCents: number
  shippingCents: number | null
  taxCents: number | null
  totalCents: number
  isComplete: boolean
  lineCount: number
  boxes: number
  sampleCount: number
  areaSqft: number
  weightLbs: number
  pallets: number
}

export interface PaymentOption {
  method: 'Credit_Card' | 'Citizen_Pay' | 'Invoice'
  label: string
  isAvailable: boolean
  reason: string | null
  minimumCents: number | null
  terms: 'NT30' | 'NT45' | 'NT90' | 'Z000' | null
  dueOn: string | null
  creditFreeCents: number | null
}

export interface PaymentOptions {
  options: PaymentOption[]
}

export interface PaymentRequest {
  requestId: string
  expiresAt: string
  tokenizeUrl: string
  merchantId: string
}

export interface PaymentState {
  attemptId: string | null
  referenceId: string | null
  method: 'Credit_Card' | 'Citizen_Pay' | 'Invoice'
  state: 'started' | 'challenge' | 'pending' | 'authorized' | 'captured' | 'declined' | 'expired' | 'failed' | 'voided'
  amountCents: number
  message: string
  nextUrl: string | null
  orderId: string | null
}

export interface PersonalData {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  marketingConsent: boolean
  preferredStore: string | null
}

export interface Picture {
  view: string
  altText: string
}

export interface Place {
  firstName: string
  lastName: string
  company: string | null
  street1: string
  street2: string | null
  city: string
  state: string
  zip: string
  phone: string | null
  country: string
}

export interface PlacedOrder {
  status: 'placed' | 'pending-payment' | 'awaiting-approval' | 'challenge' | 'declined' | 'working'
  orderId: string | null
  orderLink: string | null
  nextUrl: string | null
  message: string
  totalCents: number
}

export interface PriceBreak {
  quantity: number
  unitPriceCents: number
  pricePerSqftCents: number | null
}

export interface PriceRange {
  min: number
  max: number
}

export interface ProductAttributes {
  productId: string
  groups: FactGroup[]
  suitability: Suitability[]
}

export interface ProductAvailability {
  status: 'stocked' | 'special-order' | 'made-to-order' | 'discontinued'
  text: string
  leadDays: number
  shipsOn: string | null
  boxes: number
  largestLotBoxes: number
}

export interface ProductDetails {
  record: ProductRecord
  story: string
  designer: string | null
  origin: string
  pictures: Picture[]
  units: Units
  unitPriceCents: number
  retailUnitPriceCents: number
  regularUnitPriceCents: number
  pricePerSqftCents: number | null
  saleEndsOn: string | null
  minQuantity: number
  maxQuantity: number | null
  breaks: PriceBreak[]
  stock: Stock[]
  availability: ProductAvailability
  sample: SampleOffer | null
  attributes: ProductAttributes
  facts: Record<string, unknown> | null
  crumbs: Crumb[]
  trim: ProductRecord[]
  setting: ProductRecord[]
  siblings: Sibling[]
  related: ProductRecord[]
  isPreview: boolean
}

export interface ProductRecord {
  id: string
  sku: string
  name: string
  price: number | null
  sku_image_url: string
  product_url: string
  final_price: number | null
  stock_unit: string
  inspiration_image_url: string
  available_online_sample: boolean
  is_clearance: boolean
  is_everyday_value: boolean
  is_featured: boolean
  is_new_arrival: boolean
  rankby1: number
  sample_sku_retail: string | null
  sample_sku_pro: string | null
  sample_price: number | null
  material_group: string
  collection: string | null
  product_hierarchy1: string
  product_hierarchy2: string
  brand: string
  final_price_purchase: number | null
  price_purchase_retail: number | null
  tessera: CardFacts
}

export interface Redirect {
  source: string
  target: string | null
  status: number
}

export interface Redirects {
  redirects: Redirect[]
}

export interface Relaxation {
  filter: string
  values: string[]
  total: number
}

export interface RemovedCards {
  removed: number
  remaining: number
  skipped: number
}

export interface SampleOffer {
  sku: string
  priceCents: number
  isOnline: boolean
}

export interface SavedAddress {
  id: string
  firstName: string
  lastName: string
  company: string | null
  street1: string
  street2: string | null
  city: string
  state: string
  zip: string
  phone: string | null
  country: string
  isShipping: boolean
  isBilling: boolean
  isDefault: boolean
}

export interface SavedAddresses {
  total: number
  addresses: SavedAddress[]
}

export interface SealedPassword {
  envelope: string
  expiresAt: string
}

export interface SearchAnswer {
  total: number
  page: number
  pageSize: number
  priceRange: PriceRange | null
  inStockCount: number | null
  corrected: Correction | null
  leftOut: string[] | null
  redirectSku: string | null
  help: ZeroHelp | null
  records: ProductRecord[]
  facets: SearchFacet[]
}

export interface SearchFacet {
  name: string
  values: FacetValue[]
  size: number
}

export interface Session {
  auth_token: string
  refresh_token: string | null
  tessera_auth_token: string
  tessera_refresh_token: string | null
  expiresIn: number
  user: SessionUser | null
  joinedLines: number
  notice: string | null
}

export interface SessionUser {
  email: string
  firstName: string
  lastName: string
  cust_id: string
  cust_num: string
  cust_name: string
  customerType: 'Pro' | 'Retail'
  accountLabel: string
  accountStatus: string
  price_gp: 'RT' | 'PG' | 'PP' | 'PD'
  is_prouser: boolean
  is_net_prouser: boolean
  can_create_user: boolean
  sale_org: string
  dist_chnl: string
  site_id: string
  user_preferred_store: string | null
  rights: string[]
}

export interface ShippingOption {
  id: string
  kind: 'parcel' | 'freight' | 'pick-up'
  name: string
  description: string
  costCents: number
  arrivesOn: string | null
  storeId: string | null
  isChosen: boolean
}

export interface Sibling {
  record: ProductRecord
  differs: string
}

export interface SiteSettings {
  settings: Record<string, unknown>
}

export interface Sitemap {
  kind: string
  urls: SitemapUrl[]
}

export interface SitemapUrl {
  url: string
  changedOn: string | null
  priority: number
}

export interface Sitemaps {
  sitemaps: Sitemap[]
}

export interface Slot {
  startsAt: string
  text: string
}

export interface StaticData {
  data: Record<string, unknown>
}

export interface StepProblem {
  step: 'shopping-cart' | 'shipping' | 'payment' | 'order-review'
  code: string
  message: string
  lineItemId: string | null
}

export interface Stock {
  location: string
  name: string
  kind: 'store' | 'dc'
  boxes: number
  lots: StockLot[]
  distanceMiles: number | null
}

export interface StockLot {
  lotNo: string
  shade: string
  caliber: string
  boxes: number
}

export interface Store {
  id: string
  slug: string
  name: string
  street: string
  city: string
  state: string
  zip: string
  phone: string
  email: string
  latitude: number
  longitude: number
  timeZone: string
  hours: OpeningHours[]
  services: string[]
  isOpen: boolean
  openText: string
  distanceMiles: number | null
}

export interface Stores {
  zipCode: string | null
  city: string | null
  state: string | null
  stores: Store[]
}

export interface SuggestedArticle {
  title: string
  url: string
}

export interface SuggestedProduct {
  sku: string
  name: string
  url: string
  imageUrl: string
  size: string | null
  price: number | null
  per: string
}

export interface SuggestedSku {
  sku: string
  name: string
  url: string
}

export interface Suggestions {
  products: SuggestedProduct[]
  categories: CategoryLink[]
  articles: SuggestedArticle[]
  skus: SuggestedSku[]
  corrected: Correction | null
}

export interface Suitability {
  place: string
  verdict: 'pass' | 'caution' | 'no'
  reason: string
}

export interface TokenData {
  isValid: boolean
  kind: string | null
  expiresAt: string | null
  email: string | null
  user: SessionUser | null
}

export interface Told {
  message: string
}

export interface Units {
  purchaseUnit: string
  stockUnit: string
  piecesPerUnit: number
  sqftPerUnit: string | null
  lfPerPiece: string | null
  lbsPerUnit: string
  unitsPerPallet: number | null
}

export interface UserStatus {
  status: string
  message: string
}

export interface ZeroHelp {
  relax: Relaxation[]
  categories: CategoryLink[]
}

export interface ActivationInput {
  token?: string
  password?: string | null
}

export interface AddressChangeInput {
  id?: string
  firstName?: string
  lastName?: string
  company?: string | null
  street1?: string
  street2?: string | null
  city?: string
  state?: string
  zip?: string
  phone?: string | null
  isShipping?: boolean
  isBilling?: boolean
  isDefault?: boolean
}

export interface AskedUserInput {
  email?: string | null
  captcha?: string | null
}

export interface AuthorizationInput {
  paymentToken?: string | null
  savedCardId?: string | null
}

export interface CardHandleInput {
  requestId?: string
  providerToken?: string
}

export interface CartItemInput {
  sku?: string
  quantity?: number
  lotNo?: string | null
  room?: string | null
}

export interface CartItemsInput {
  items?: CartItemInput[]
}

export interface ChosenAddressInput {
  addressId?: string | null
  address?: PlaceInput | null
  email?: string | null
  sameAsShipping?: boolean
  saveToBook?: boolean
}

export interface CollectedInput {
  kind?: string | null
  events?: ToldEventInput[] | null
  errors?: ToldErrorInput[] | null
}

export interface ContactUsInput {
  name?: string
  email?: string
  phone?: string | null
  topic?: string
  orderNumber?: string | null
  storeId?: string | null
  message?: string
  captcha?: string | null
  website?: string | null
}

export interface CouponChangeInput {
  action?: 'add' | 'remove'
}

export interface CredentialsInput {
  userName?: string
  password?: string | null
  envelope?: string | null
  captcha?: string | null
}

export interface CustomerChangeInput {
  name?: string | null
  preferredStore?: string | null
  phone?: string | null
  website?: string | null
  address?: PlaceInput | null
  customerNumber?: string | null
}

export interface EmailProbeInput {
  email?: string
  captcha?: string | null
}

export interface EmailSignUpInput {
  email?: string | null
  firstName?: string | null
  zip?: string | null
  interests?: string[] | null
  token?: string | null
  captcha?: string | null
  website?: string | null
}

export interface EnvelopeToOpenInput {
  envelope?: string
  purpose?: string
}

export interface ForgottenInput {
  email?: string
  captcha?: string | null
}

export interface FulfilmentInput {
  optionId?: string | null
  storeId?: string | null
  address?: PlaceInput | null
  pickUpPersons?: string | null
  instructions?: string | null
}

export interface NewAddressInput {
  firstName?: string
  lastName?: string
  company?: string | null
  street1?: string
  street2?: string | null
  city?: string
  state?: string
  zip?: string
  phone?: string | null
  isShipping?: boolean
  isBilling?: boolean
  isDefault?: boolean
}

export interface NewCustomerInput {
  type?: 'Pro' | 'Retail'
  firstName?: string
  lastName?: string
  email?: string
  password?: string
  phone?: string | null
  zip?: string | null
  marketingConsent?: boolean
  company?: string | null
  trade?: string | null
  taxId?: string | null
  website?: string | null
  address?: PlaceInput | null
  expectedVolume?: string | null
  referredBy?: string | null
  wantsTerms?: boolean
  customerNumber?: string | null
  captcha?: string | null
}

export interface NewPasswordInput {
  token?: string | null
  password?: string
}

export interface NewUserInput {
  email?: string
  firstName?: string
  lastName?: string
  phone?: string | null
  rights?: string[]
  orderLimitCents?: number | null
}

export interface PartnerAddressInput {
  address?: PlaceInput
  isFreight?: boolean
}

export interface PasswordToSealInput {
  password?: string
  purpose?: string
}

export interface PaymentAskedInput {
  attemptId?: string | null
  referenceId?: string | null
}

export interface PaymentStartInput {
  method?: 'Credit_Card' | 'Citizen_Pay' | 'Invoice'
  returnUrl?: string | null
}

export interface PersonalChangeInput {
  firstName?: string | null
  lastName?: string | null
  phone?: string | null
  marketingConsent?: boolean
  preferredStore?: string | null
  oldPassword?: string | null
  newPassword?: string | null
}

export interface PhoneProbeInput {
  phone?: string
  captcha?: string | null
}

export interface PlaceInput {
  firstName?: string
  lastName?: string
  company?: string | null
  street1?: string
  street2?: string | null
  city?: string
  state?: string
  zip?: string
  phone?: string | null
}

export interface ProcessingInput {
  email?: string | null
  poNumber?: string | null
  jobName?: string | null
  taxExempt?: boolean
  acceptsMixedLots?: boolean
  acceptsTerms?: boolean
  paymentMethod?: 'Credit_Card' | 'Citizen_Pay' | 'Invoice' | null
  paymentToken?: string | null
  savedCardId?: string | null
  saveCard?: boolean
  referenceId?: string | null
}

export interface ScheduleConsultationInput {
  name?: string | null
  email?: string | null
  phone?: string | null
  storeId?: string | null
  slot?: string | null
  way?: 'store' | 'video' | null
  token?: string | null
  topic?: string | null
  notes?: string | null
  captcha?: string | null
  website?: string | null
}

export interface ToldErrorInput {
  message?: string
  stack?: string | null
  path?: string
  at?: number
  reference?: string
}

export interface ToldEventInput {
  id?: string
  name?: string
  path?: string
  at?: number
  data?: Record<string, unknown> | null
}

export interface UnsubscribeInput {
  email?: string | null
  token?: string | null
  reason?: string | null
  captcha?: string | null
  website?: string | null
}

export interface VendorPaymentInput {
  token?: string
  company?: string
  taxId?: string
  bankName?: string
  routingNumber?: string
  accountNumber?: string
  accountType?: string
  contactName?: string
  phone?: string | null
  agrees?: boolean
  captcha?: string | null
  website?: string | null
}

export interface VendorPaymentEmailInput {
  email?: string
  company?: string
  captcha?: string | null
  website?: string | null
}

export interface AddressResource {
  /** GET /api/address/getAddresses — The address book; Shipping and Billing narrow it, PageSize -1 gives all. */
  getAddresses(query?: { PageSize?: string | undefined; Shipping?: string | undefined; Billing?: string | undefined }, requestOptions?: RequestOptions): Promise<SavedAddresses>
  /** GET /api/address/getAddressById — One address of the book. */
  getAddressById(query?: { addressID?: string | undefined }, requestOptions?: RequestOptions): Promise<SavedAddress>
  /** POST /api/address/addAddress — Puts an address into the book. */
  addAddress(body: NewAddressInput, requestOptions?: RequestOptions): Promise<SavedAddress>
  /** PATCH /api/address/updateAddress — Changes what is sent of an address. */
  updateAddress(body: AddressChangeInput, requestOptions?: RequestOptions): Promise<SavedAddress>
  /** DELETE /api/address/deleteAddress — Takes an address out of the book; orders keep theirs. */
  deleteAddress(query?: { addressId?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
}

export interface AuthResource {
  /** POST /api/auth/GetTesseraUser — The signed-in user; for anybody else one uniform answer. */
  GetTesseraUser(body: AskedUserInput, requestOptions?: RequestOptions): Promise<TokenData>
  /** POST /api/auth/GetUserStatus — A status word for oneself; for anybody else one uniform answer. */
  GetUserStatus(body: AskedUserInput, requestOptions?: RequestOptions): Promise<UserStatus>
  /** POST /api/auth/UserAuthentication — A new session for the refresh token of the last one; each works once. */
  UserAuthentication(query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** POST /api/auth/GetTokenData — What a token of the shop says, once it has been checked. */
  GetTokenData(query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<TokenData>
  /** POST /api/auth/GetDecryptedPassword — Opens an envelope of the same session, once. No stored password can be turned into text. */
  GetDecryptedPassword(body: EnvelopeToOpenInput, requestOptions?: RequestOptions): Promise<OpenedPassword>
  /** POST /api/auth/GetEncryptPassword — Seals a password for five minutes; only the server can open it. */
  GetEncryptPassword(body: PasswordToSealInput, requestOptions?: RequestOptions): Promise<SealedPassword>
  /** POST /api/auth/signIn — Signs in; the guest cart of the bearer token joins the customer’s. */
  signIn(body: CredentialsInput, query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** GET /api/auth/TesseraSignIn — Signs in by query. Deprecated: POST signIn keeps the password out of addresses. */
  TesseraSignIn(query?: { userName?: string | undefined; userPassword?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** GET /api/auth/GetAuthToken — The platform’s token alone. Deprecated as the sign-in by query is. */
  GetAuthToken(query?: { userName?: string | undefined; userPassword?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** GET /api/auth/GetCustomerSet — The customer the user belongs to: terms, credit and people. */
  GetCustomerSet(requestOptions?: RequestOptions): Promise<CustomerSet>
  /** POST /api/auth/AccountActivation — Opens a new account, or an invitation, with the secret of the mail. */
  AccountActivation(body: ActivationInput, requestOptions?: RequestOptions): Promise<Told>
  /** POST /api/auth/ForgotPassword — Mails a link to choose a new password; the answer never tells whether there is an account. */
  ForgotPassword(body: ForgottenInput, requestOptions?: RequestOptions): Promise<Told>
  /** POST /api/auth/ResetPassword — A new password for the secret of the mail; all sessions end. */
  ResetPassword(body: NewPasswordInput, query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<Told>
}

export interface BroadcastResource {
  /** POST /api/broadcast/contactusform — A question to the shop or to one store. */
  contactusform(body: ContactUsInput, requestOptions?: RequestOptions): Promise<FormAnswer>
  /** POST /api/broadcast/emailsignupform — Asks for news; it counts once the link in the mail is followed. */
  emailsignupform(body: EmailSignUpInput, requestOptions?: RequestOptions): Promise<FormAnswer>
  /** POST /api/broadcast/unsubscribeform — No more news: at once with the link of a mail, else after a confirmation. */
  unsubscribeform(body: UnsubscribeInput, requestOptions?: RequestOptions): Promise<FormAnswer>
  /** POST /api/broadcast/scheduleconsultationform — Books a design consultation; a slot is given once. */
  scheduleconsultationform(body: ScheduleConsultationInput, requestOptions?: RequestOptions): Promise<FormAnswer>
  /** POST /api/broadcast/vendorpaymentemailform — Mails a vendor the link to the payment form. */
  vendorpaymentemailform(body: VendorPaymentEmailInput, requestOptions?: RequestOptions): Promise<FormAnswer>
  /** POST /api/broadcast/vendorpaymentform — Bank data of a vendor: sealed on arrival, never shown again. */
  vendorpaymentform(body: VendorPaymentInput, requestOptions?: RequestOptions): Promise<FormAnswer>
}

export interface CartResource {
  /** POST /api/Cart/AddToCart — Adds boxes and samples; the cart is made with its first line. */
  AddToCart(body: CartItemsInput, requestOptions?: RequestOptions): Promise<Cart>
  /** POST /api/Cart/CreateTesseraBasket — A basket for whoever has none; a stranger gets a guest token with it. */
  CreateTesseraBasket(requestOptions?: RequestOptions): Promise<Basket>
  /** GET /api/Cart/GetTesseraBasket — How much is in the basket: what a header shows. */
  GetTesseraBasket(requestOptions?: RequestOptions): Promise<Basket>
  /** GET /api/Cart/GetCart — The whole cart. */
  GetCart(requestOptions?: RequestOptions): Promise<Cart>
  /** GET /api/Cart/GetOrderSummary — The totals of the cart. */
  GetOrderSummary(requestOptions?: RequestOptions): Promise<OrderTotals>
  /** GET /api/Cart/GetCartListItems — The lines of the cart. */
  GetCartListItems(requestOptions?: RequestOptions): Promise<CartLines>
  /** POST /api/Cart/GuestCartListItems — Lines as they would be, priced and checked; nothing is kept. */
  GuestCartListItems(body: CartItemsInput, requestOptions?: RequestOptions): Promise<CartLines>
  /** DELETE /api/Cart/RemoveAllCartItems — Empties the cart. */
  RemoveAllCartItems(requestOptions?: RequestOptions): Promise<Cart>
  /** DELETE /api/Cart/RemoveCartLineItem — Takes a line out. */
  RemoveCartLineItem(query?: { lineItemId?: string | undefined }, requestOptions?: RequestOptions): Promise<Cart>
  /** PATCH /api/Cart/UpdateCartItemQuantity — Another number of boxes. */
  UpdateCartItemQuantity(query?: { lineItemId?: string | undefined; quantity?: number | undefined }, requestOptions?: RequestOptions): Promise<Cart>
  /** POST /api/Cart/ValidatePartnerAddress — Whether an address can be delivered to, and how we would write it. */
  ValidatePartnerAddress(body: PartnerAddressInput, requestOptions?: RequestOptions): Promise<AddressCheck>
  /** PUT /api/Cart/SetBillingAddress — Whom to bill. */
  SetBillingAddress(body: ChosenAddressInput, requestOptions?: RequestOptions): Promise<Cart>
  /** PUT /api/Cart/SetShippingAddress — Where it goes; the cart then knows ways, costs and dates. */
  SetShippingAddress(body: ChosenAddressInput, requestOptions?: RequestOptions): Promise<Cart>
  /** PUT /api/Cart/Promo — Adds or removes a coupon; a refusal says why. */
  Promo(body: CouponChangeInput, query?: { coupon?: string | undefined }, requestOptions?: RequestOptions): Promise<Cart>
  /** PUT /api/Cart/UpdateTesseraPartnerShippingAddress — How it gets there: a way to ship, or pick-up at a store. */
  UpdateTesseraPartnerShippingAddress(body: FulfilmentInput, requestOptions?: RequestOptions): Promise<Cart>
  /** POST /api/Cart/ProcessCart — Checks everything, works out shipping and tax, and takes the way of paying; nothing is charged. */
  ProcessCart(body: ProcessingInput, requestOptions?: RequestOptions): Promise<CheckoutState>
  /** POST /api/Cart/SubmitCart — Places the order: once, however often it is asked. */
  SubmitCart(requestOptions?: RequestOptions): Promise<PlacedOrder>
}

export interface GenericResource {
  /** POST /api/generic/getalttext — The words that stand for a picture. */
  getalttext(query?: { imageName?: string | undefined }, requestOptions?: RequestOptions): Promise<AltText>
  /** GET /api/generic/getsitesettings — What the shop says of itself: phone, promises, limits. */
  getsitesettings(requestOptions?: RequestOptions): Promise<SiteSettings>
  /** GET /api/generic/getRedirects — Addresses that have moved. */
  getRedirects(requestOptions?: RequestOptions): Promise<Redirects>
  /** GET /api/generic/getProductRedirect — Where the page of a product has gone. */
  getProductRedirect(query?: { sourceUrl?: string | undefined }, requestOptions?: RequestOptions): Promise<Redirect>
  /** GET /api/generic/getStaticData — Lists for forms: states, trades, and where people heard of us. */
  getStaticData(requestOptions?: RequestOptions): Promise<StaticData>
}

export interface OrderSummaryResource {
  /** GET /api/orderSummary/getOrderDetails — A placed order, for its owner, or for a guest who holds its link. */
  getOrderDetails(query?: { orderId?: string | undefined }, requestOptions?: RequestOptions): Promise<OrderDetails>
}

export interface PaymentResource {
  /** POST /api/payment/initiatepayment — Begins to pay for the cart; the lender gives a reference and a page of its own. */
  initiatepayment(body: PaymentStartInput, requestOptions?: RequestOptions): Promise<PaymentState>
  /** GET /api/payment/getrequestid — A request id for one card, bound to this visitor. */
  getrequestid(requestOptions?: RequestOptions): Promise<PaymentRequest>
  /** POST /api/payment/gettokenize — Takes what the provider gave for a card; the card itself never comes here. */
  gettokenize(body: CardHandleInput, requestOptions?: RequestOptions): Promise<CardToken>
  /** POST /api/payment/getauthorize — Authorises the card for the cart; with isCheckout false for nothing, to save it. */
  getauthorize(body: AuthorizationInput, query?: { isCheckout?: string | undefined }, requestOptions?: RequestOptions): Promise<PaymentState>
  /** POST /api/payment/getpaymentdetails — How a payment of this visitor stands. */
  getpaymentdetails(body: PaymentAskedInput, requestOptions?: RequestOptions): Promise<PaymentState>
  /** GET /api/payment/checkaccountstatus — How the lender has decided. */
  checkaccountstatus(query?: { referenceId?: string | undefined }, requestOptions?: RequestOptions): Promise<LenderStatus>
}

export interface ProductResource {
  /** GET /api/Product/GetContentItem — A page of content: article, guide, policy, introduction, or a list of them. */
  GetContentItem(query?: { itemPath?: string | undefined }, requestOptions?: RequestOptions): Promise<ContentItem>
  /** GET /api/Product/GetPaymentOptions — The ways this customer may pay, and why not the others. */
  GetPaymentOptions(requestOptions?: RequestOptions): Promise<PaymentOptions>
  /** GET /api/Product/GetProductAttributes — The facts of a product in plain words, and where it can be used. */
  GetProductAttributes(query?: { productId?: string | undefined; isPreviewEnv?: string | undefined }, requestOptions?: RequestOptions): Promise<ProductAttributes>
  /** GET /api/Product/GetProductBreadcrum — The way from home to a product. */
  GetProductBreadcrum(query?: { productId?: string | undefined; isPreviewEnv?: string | undefined }, requestOptions?: RequestOptions): Promise<Breadcrumb>
  /** POST /api/Product/GetProductItemDetails — All of a product by the name in its address, at the caller’s prices. */
  GetProductItemDetails(query?: { productName?: string | undefined; isPreviewEnv?: string | undefined }, requestOptions?: RequestOptions): Promise<ProductDetails>
  /** GET /api/Product/GetProductSitemaps — Every address a search engine should know, by kind. */
  GetProductSitemaps(requestOptions?: RequestOptions): Promise<Sitemaps>
}

export interface SearchResource {
  /** GET /api/search/products — Products by words, filters and sort, with exact counts for every filter. */
  products(query?: { q?: string | undefined; asTyped?: string | undefined; page?: string | undefined; pageSize?: string | undefined; sort?: string | undefined; department?: string | undefined; category?: string | undefined; collection?: string | undefined; brand?: string | undefined; filter?: string | undefined; flag?: string | undefined; minPrice?: string | undefined; maxPrice?: string | undefined; suitableFor?: string | undefined; storeId?: string | undefined; inStock?: string | undefined; enoughSqft?: string | undefined; sku?: string | undefined }, requestOptions?: RequestOptions): Promise<SearchAnswer>
  /** GET /api/search/suggest — Products, categories and articles while somebody types. */
  suggest(query?: { q?: string | undefined }, requestOptions?: RequestOptions): Promise<Suggestions>
  /** GET /api/search/categories — Departments and categories in their order, with how many products each has. */
  categories(requestOptions?: RequestOptions): Promise<CategoryTree>
}

export interface SessionResource {
  /** POST /api/session/signOut — Ends the session on the server. */
  signOut(requestOptions?: RequestOptions): Promise<void>
  /** GET /api/session/captcha — A small piece of work that shows somebody is at the other end. */
  captcha(requestOptions?: RequestOptions): Promise<Challenge>
  /** POST /api/session/collect — Events and errors of pages, told by browsers. */
  collect(body: CollectedInput, requestOptions?: RequestOptions): Promise<void>
}

export interface StorePagesResource {
  /** GET /api/storepages/listStores — Every store, by state and name. */
  listStores(requestOptions?: RequestOptions): Promise<Stores>
  /** GET /api/storepages/getStore — One store, by id or by the name in its address. */
  getStore(query?: { store?: string | undefined }, requestOptions?: RequestOptions): Promise<Store>
}

export interface StoresResource {
  /** GET /api/Stores/Nearest — The stores nearest to a ZIP code, nearest first. */
  Nearest(query?: { zipCode?: string | undefined }, requestOptions?: RequestOptions): Promise<Stores>
  /** GET /api/Stores/getmerchantId — The public merchant id of a store. What signs payments never leaves the server. */
  getmerchantId(query?: { storeid?: string | undefined }, requestOptions?: RequestOptions): Promise<MerchantId>
}

export interface UserResource {
  /** POST /api/user/createCustomer — Opens a Personal Account, or asks for a Pro Account, which is reviewed first. */
  createCustomer(body: NewCustomerInput, requestOptions?: RequestOptions): Promise<NewCustomerAnswer>
  /** GET /api/user/GetPersonalData — What we know of the signed-in person. */
  GetPersonalData(requestOptions?: RequestOptions): Promise<PersonalData>
  /** PATCH /api/user/ChangePersonalData — Changes what is sent; a new password needs the old one and ends other sessions. */
  ChangePersonalData(body: PersonalChangeInput, requestOptions?: RequestOptions): Promise<ChangedPersonalData>
  /** POST /api/user/CreateNewUser — Invites a colleague by mail; nobody grants a right they do not hold. */
  CreateNewUser(body: NewUserInput, requestOptions?: RequestOptions): Promise<AccountUser>
  /** GET /api/user/GetCustomerUserList — The people of the account. */
  GetCustomerUserList(requestOptions?: RequestOptions): Promise<AccountUsers>
  /** PUT /api/user/UpdateCustomerData — Changes the account itself. */
  UpdateCustomerData(body: CustomerChangeInput, requestOptions?: RequestOptions): Promise<CustomerData>
  /** DELETE /api/user/DeleteUser — Takes a colleague out of the account; not oneself, not the last manager. */
  DeleteUser(query?: { email?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/user/LockUser — Locks a colleague out; every session ends. */
  LockUser(query?: { email?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /api/user/UnlockUser — Lets a locked colleague in again. */
  UnlockUser(query?: { email?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/user/IsPhoneAlreadyExist — Whether a phone number is known; true only to managers and with a solved captcha. */
  IsPhoneAlreadyExist(body: PhoneProbeInput, requestOptions?: RequestOptions): Promise<Exists>
  /** POST /api/user/IsEmailAlreadyExist — Whether an e-mail address is known; true only to managers and with a solved captcha. */
  IsEmailAlreadyExist(body: EmailProbeInput, requestOptions?: RequestOptions): Promise<Exists>
  /** POST /api/user/DeleteMeCreditCardForAllUser — Removes the saved cards of the account’s people, a page at a time. */
  DeleteMeCreditCardForAllUser(query?: { page?: string | undefined; pageSize?: string | undefined }, requestOptions?: RequestOptions): Promise<RemovedCards>
}

export interface ShopClient {
  Address: AddressResource
  Auth: AuthResource
  Broadcast: BroadcastResource
  Cart: CartResource
  Generic: GenericResource
  OrderSummary: OrderSummaryResource
  Payment: PaymentResource
  Product: ProductResource
  Search: SearchResource
  Session: SessionResource
  StorePages: StorePagesResource
  Stores: StoresResource
  User: UserResource
}
