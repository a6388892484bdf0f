// Written by scripts/generate-client.ts. Change the contract, then run it again.
import type { RequestOptions } from '../call-options.ts'

export interface AcceptedQuote {
  quotationId: string
  orderId: string
  status: 'placed' | 'placed-before' | 'awaiting-approval'
  message: string
  totalCents: number
  depositCents: number | null
}

export interface AccountExists {
  exists: boolean
  hint: 'sign-in' | 'link' | null
}

export interface AccountLedger {
  customerNumber: string
  customer: string
  isOnHold: boolean
  termsText: string
  creditLineCents: number
  creditUsedCents: number
  creditFreeCents: number
  balanceCents: number
  openCents: number
  overdueCents: number
  disputedCents: number
  ageing: Ageing
  lines: LedgerLine[]
  totalCount: number
  page: number
  pageSize: number
}

export interface AccountUser {
  email: string
  firstName: string
  lastName: string
  phone: string | null
  rights: string[]
  orderLimitCents: number | null
  monthLimitCents: number | null
  monthUsedCents: number
  status: 'invited' | 'active' | 'locked'
  isInvitationOver: boolean
  lastSignInAt: string | null
  isSelf: boolean
}

export interface AccountUsers {
  total: number
  users: AccountUser[]
}

export interface ActingCode {
  code: string
  person: string
}

export interface ActingSession {
  auth_token: string
  shop_token: string
  user: SessionUser
  staff: string
  mode: 'look' | 'order'
  endsAt: string
}

export interface AddedPicture {
  id: string
}

export interface AddedToCart {
  basketId: string
  lines: CartLine[]
  totals: OrderTotals
}

export interface AddressCheck {
  isValid: boolean
  problems: AddressProblem[]
  suggestion: PostalAddress | null
}

export interface AddressImportAnswer {
  added: number
  lines: ImportedAddressLine[]
}

export interface AddressLineProblem {
  field: string
  message: string
}

export interface AddressProblem {
  field: string
  message: string
}

export interface AddressUse {
  id: string
  lastUsedOn: string
  isInOpenOrder: boolean
}

export interface AddressUses {
  uses: AddressUse[]
}

export interface Ageing {
  notDueCents: number
  days30Cents: number
  days60Cents: number
  days90Cents: number
  olderCents: number
  unappliedCents: number
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

export interface AppliedCredit {
  creditId: string
  documentId: string
  dueOn: string | null
  cents: number
  openCents: number
}

export interface ApprovedOrder {
  order: OrderDetail
  isCardRenewed: boolean
}

export interface Assignment {
  kind: 'order' | 'quote' | 'customer' | 'return' | 'refund'
  number: string
  userID: string
  name: string
}

export interface Assignments {
  items: Assignment[]
  colleagues: Colleague[]
}

export interface Basket {
  basketId: string
  lineCount: number
  subtotalCents: number
  totalCents: number
  auth_token: string | null
  expiresIn: number | null
}

export interface BilledLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  boxes: number
  areaSqft: number | null
  lot: string | null
  unitPriceCents: number
  sqftPriceCents: number | null
  totalCents: number
  taxCents: number
}

export interface BilledTax {
  state: string
  percent: number
  baseCents: number
  taxCents: number
}

export interface BillingDetail {
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  typeText: string
  status: 'open' | 'partially-paid' | 'overdue' | 'disputed' | 'being-paid' | 'cleared' | 'reversed'
  statusText: string
  orderNumber: string | null
  poNumber: string | null
  jobName: string | null
  soldTo: string | null
  shipTo: string | null
  documentOn: string
  dueOn: string | null
  daysOverdue: number
  amountCents: number
  openCents: number
  disputedCents: number
  heldCents: number
  isCredit: boolean
  canPay: boolean
  goodsCents: number
  freightCents: number
  taxCents: number
  terms: string | null
  text: string | null
  disputeReason: string | null
  disputedAt: string | null
  disputedLines: DisputedLine[]
  disputeOutcomes: DisputeOutcome[]
  clearedOn: string | null
  remindOn: string | null
  applications: CreditApplication[]
  lines: BilledLine[]
  discountCents: number
  taxes: BilledTax[]
  customerNumber: string | null
}

export interface BillingRow {
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  typeText: string
  status: 'open' | 'partially-paid' | 'overdue' | 'disputed' | 'being-paid' | 'cleared' | 'reversed'
  statusText: string
  orderNumber: string | null
  poNumber: string | null
  jobName: string | null
  soldTo: string | null
  shipTo: string | null
  documentOn: string
  dueOn: string | null
  daysOverdue: number
  amountCents: number
  openCents: number
  disputedCents: number
  heldCents: number
  isCredit: boolean
  canPay: boolean
}

export interface BillingSummary {
  openCents: number
  openCount: number
  overdueCents: number
  overdueCount: number
  dueThisWeekCents: number
  disputedCents: number
  creditCents: number
  terms: string
  termsText: string
  isOnHold: boolean
  creditLineCents: number
  creditUsedCents: number
  creditFreeCents: number
  ageing: Ageing
  dueDays: DueDay[]
  spentByMonth: Spending[]
  spentByJob: Spending[]
  lastPayment: LastPayment | null
  nextStatementOn: string
  canPay: boolean
}

export interface Breadcrumb {
  crumbs: Crumb[]
}

export interface CaptchaChallenge {
  challenge: Record<string, unknown> | null
}

export interface CardAvailability {
  status: 'stocked' | 'special-order' | 'made-to-order' | 'discontinued'
  leadDays: number
}

export interface CardEntry {
  problem: 'number-invalid' | 'number-not-for-tests' | 'expires-invalid' | 'expires-past' | 'code-invalid' | 'holder-invalid' | 'zip-invalid' | 'form-expired' | null
  field: string | null
  message: string | null
  expires: string | null
  holder: string | null
  billingZip: string | null
  card: CardToken | null
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
  rating: number | null
  reviews: number
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
  shippingAddress: PostalAddress | null
  billingAddress: PostalAddress | null
  pickUp: PickUpChoice | null
  shippingOptions: ShippingOption[]
  poNumber: string | null
  jobName: string | null
  paymentMethod: 'Credit_Card' | 'Citizen_Pay' | 'Invoice' | null
  paymentText: string | null
  paymentReferenceId: string | null
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

export interface ChangedLine {
  lineNo: string | null
  sku: string
  name: string
  unit: string
  fromBoxes: number
  toBoxes: number
  unitPriceCents: number
  stockText: string
}

export interface ChangedPersonalData {
  firstName: string
  lastName: string
  email: string
  pendingEmail: string | null
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

export interface Claimability {
  canClaim: boolean
  text: string
  lastDay: string | null
  boxes: number
  piecesPerBox: number | null
}

export interface ClientAlternate {
  id: string
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
  size: string | null
  finish: string | null
  isGone: boolean
  note: string | null
  priceCents: number | null
}

export interface ClientBrand {
  company: string
  hasLogo: boolean
  licenseNumber: string | null
}

export interface ClientItem {
  id: string
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
  size: string | null
  finish: string | null
  isGone: boolean
  surface: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other'
  pattern: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'chevron' | 'basketweave' | 'versailles' | 'mosaic' | 'floating' | null
  grout: string | null
  trim: string | null
  areaSqft: number | null
  notes: string | null
  priceCents: number | null
  alternates: ClientAlternate[]
  chosenAlternateId: string | null
}

export interface ClientProposal {
  number: string
  title: string
  company: string
  licenseNumber: string | null
  preparedBy: string
  clientName: string | null
  intro: string | null
  scope: string | null
  exclusions: string | null
  depositPercent: number | null
  depositCents: number | null
  revision: number
  validUntil: string | null
  hasLogo: boolean
  lines: ClientProposalLine[]
  labor: LaborLine[]
  materialCents: number
  freightCents: number
  taxCents: number
  laborCents: number
  totalCents: number
  comments: ProposalComment[]
  signature: ProposalSignature | null
  isSupersededSignature: boolean
}

export interface ClientProposalLine {
  lineNo: number
  name: string
  room: string | null
  boxes: number
  unit: string
  sku_image_url: string
  totalCents: number | null
}

export interface ClientRoom {
  id: string
  name: string
  areaSqft: number | null
  allowanceCents: number | null
  usedCents: number | null
  items: ClientItem[]
}

export interface ClientSheet {
  selectionSheetId: string
  name: string
  clientName: string | null
  company: string
  hasLogo: boolean
  licenseNumber: string | null
  sharedBy: string
  status: 'draft' | 'shared' | 'viewed' | 'commented' | 'approved' | 'converted' | 'archived'
  version: number
  revision: number
  expiresAt: string
  hasPrices: boolean
  rooms: ClientRoom[]
  totalCents: number | null
  comments: SheetComment[]
  signature: SheetSignature | null
  isSupersededSignature: boolean
}

export interface Colleague {
  userID: string
  name: string
}

export interface ConsultationSlot {
  startsAt: string
  text: string
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

export interface ContentPreview {
  html: string | null
  minutes: number
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

export interface CounterDelivery {
  kind: 'pick-up' | 'delivery'
  storeId: string | null
  placeId: string | null
  address: PostalAddress | null
  optionId: string | null
  instructions: string | null
}

export interface CounterLine {
  sku: string
  name: string
  unit: string
  boxes: number
  areaSqft: string | null
  lotNo: string | null
  unitPriceCents: number
  customerPriceCents: number | null
  isAgreed: boolean
  priceReason: string | null
  totalCents: number
  problems: string[]
}

export interface CounterOrder {
  id: string
  version: number
  isPlaced: boolean
  orderNumber: string | null
  customerNumber: string
  customer: string
  buyerID: string
  userID: string
  person: string
  personEmail: string
  lines: CounterLine[]
  unread: UnreadCounterLine[]
  delivery: CounterDelivery
  places: CounterPlace[]
  shippingOptions: ShippingOption[]
  totals: OrderTotals
  poNumber: string | null
  jobName: string | null
  acceptsMixedLots: boolean
  termsText: string
  creditFreeCents: number
  problems: CounterProblem[]
  notices: string[]
  changedBy: string
  changedAt: string
}

export interface CounterOrderRow {
  id: string
  customerNumber: string
  customer: string
  person: string
  jobName: string | null
  poNumber: string | null
  lineCount: number
  totalCents: number
  changedBy: string
  changedAt: string
}

export interface CounterOrders {
  items: CounterOrderRow[]
}

export interface CounterPlace {
  id: string
  label: string
}

export interface CounterProblem {
  code: string
  message: string
}

export interface CreditApplication {
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  typeText: string
  bookedOn: string
  cents: number
}

export interface CreditRefund {
  refundId: string
  documentId: string
  cents: number
  status: 'requested' | 'paid'
  requestedAt: string
}

export interface CreditStatement {
  credits: OpenCredit[]
  creditCents: number
  openCents: number
  applications: AppliedCredit[]
  isApplied: boolean
  appliedCents: number
  leftCreditCents: number
  leftOpenCents: number
  paymentId: string | null
}

export interface Crumb {
  title: string
  url: string
}

export interface CustomerCallAnswer {
  person: string
  status: number
  milliseconds: number
  requestId: string | null
  answer: string | null
}

export interface CustomerData {
  cust_id: string
  cust_num: string
  name: string
  pendingName: string | null
  status: string
  type: 'Pro' | 'Retail'
  preferredStore: string | null
  phone: string | null
  website: string | null
  address: PostalAddress | null
}

export interface CustomerReturn {
  number: string
  kind: 'return' | 'damage'
  status: 'requested' | 'approved' | 'received' | 'inspected' | 'refunded' | 'declined' | 'canceled'
  reason: string
  answer: string | null
  requestedAt: string
  movedAt: string
  creditCents: number | null
  creditId: string | null
  creditTo: string | null
  lines: ReturnLine[]
  photos: ReturnPhoto[]
}

export interface CustomerSet {
  user: SessionUser | null
  terms: string
  creditLineCents: number
  onHold: boolean
  userCount: number
}

export interface CustomersEmailReport {
  people: number
  customers: EmailedCustomer[]
}

export interface DecidedDispute {
  documentId: string
  decision: 'accept' | 'decline'
  creditId: string | null
  creditedCents: number
  openCents: number
}

export interface DecidedReview {
  version: number
  replaced: ReviewBefore | null
}

export interface DeletedPerson {
  userID: string
  name: string
  email: string
  deletedAt: string
}

export interface DeliveryProof {
  signedBy: string | null
  at: string
  note: string | null
}

export interface Departure {
  leavesOn: string
  storeName: string | null
  shipKind: 'freight' | 'parcel' | 'pick-up'
  numbers: string[]
  boxes: number
  lateOrders: number
}

export interface Departures {
  items: Departure[]
}

export interface DisputeOutcome {
  decision: 'accept' | 'decline'
  disputedAt: string
  disputedCents: number
  reason: string | null
  decidedAt: string
  answer: string | null
  creditId: string | null
  creditedCents: number
}

export interface DisputedLine {
  lineNo: number
  name: string
  unit: string
  boxes: number | null
  amountCents: number
}

export interface DocumentFilters {
  documentTypeId: string
  filters: ListFilter[]
  sorts: string[]
  exports: ('csv' | 'text' | 'xml' | 'pdf' | 'xls' | 'xlsx')[]
  saved: SavedFilter[]
}

export interface DocumentMovement {
  bookedOn: string
  text: string
  otherId: string | null
  cents: number
  openCents: number
}

export interface DocumentPartners {
  documentTypeId: string
  documentId: string
  partners: OrderPartner[]
}

export interface DueDay {
  on: string
  cents: number
  documents: number
}

export interface EmailAnswer {
  message: string
}

export interface EmailTopic {
  id: string
  label: string
  hint: string
  isFixed: boolean
  isOn: boolean
}

export interface EmailTopics {
  topics: EmailTopic[]
}

export interface EmailedCustomer {
  customerNumber: string
  name: string | null
  result: 'emailed' | 'skipped'
  people: number
  optedOut: number
  problem: string | null
}

export interface FacetValue {
  value: string
  count: number
  selected: boolean
}

export interface FactGroup {
  title: string
  facts: ProductFact[]
}

export interface Favorites {
  skus: string[]
}

export interface FilterValue {
  value: string
  label: string
}

export interface FinishedForm {
  version: string
  isChanged: boolean
}

export interface FormAnswer {
  reference: string | null
  message: string
  slots: ConsultationSlot[]
}

export interface ForwardedNumber {
  orderId: string
  number: string
}

export interface ForwardedNumbers {
  items: ForwardedNumber[]
}

export interface FoundCarts {
  count: number
}

export interface FoundItem {
  kind: 'order' | 'account' | 'person' | 'sku' | 'quote' | 'invoice'
  id: string
  customerNumber: string | null
  orderNumber: string | null
  title: string
  note: string
  isExact: boolean
}

export interface FoundItems {
  items: FoundItem[]
}

export interface HandedOverCounts {
  projects: number
  quotes: number
  selectionSheets: number
}

export interface HelpPage {
  title: string
  url: string
  summary: string
}

export interface HistoryPage {
  items: HistoryRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface HistoryRow {
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  typeText: string
  documentOn: string
  reference: string | null
  poNumber: string | null
  jobName: string | null
  amountCents: number
  openCents: number
  effectCents: number
  paidBy: string | null
  text: string | null
}

export interface ImportedAddressLine {
  state: 'right' | 'added' | 'known' | 'wrong'
  problems: AddressLineProblem[]
}

export interface InboxAnswer {
  author: string
  text: string
  at: string
}

export interface InboxForm {
  reference: string
  kind: 'contact' | 'consultation' | 'vendor'
  sentAt: string
  name: string
  email: string
  phone: string | null
  company: string | null
  topic: string | null
  message: string | null
  orderNumber: string | null
  hasPhoto: boolean
  storeName: string | null
  startsAt: string | null
  timeZone: string | null
  way: 'store' | 'video' | null
  isCanceled: boolean
  assigneeName: string | null
  isMine: boolean
  isDone: boolean
  doneBy: string | null
  answers: InboxAnswer[]
}

export interface InboxPage {
  items: InboxForm[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface InvoicePage {
  items: BillingRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
  openCents: number
  overdueCents: number
}

export interface InvoicePayment {
  paymentId: string
  status: 'paid' | 'challenge' | 'working' | 'pending' | 'declined'
  message: string
  nextUrl: string | null
  receiptId: string | null
  paidAt: string | null
  paidBy: string | null
  cardText: string | null
  totalCents: number
  cardCents: number
  creditCents: number
  documents: PaidDocument[]
  credits: UsedCredit[]
}

export interface LaborLine {
  name: string
  totalCents: number
}

export interface LastPayment {
  documentId: string
  on: string
  cents: number
}

export interface LayoutCutOut {
  kind: 'island' | 'drain' | 'column' | 'other'
  xIn: number
  yIn: number
  widthIn: number
  depthIn: number
}

export interface LayoutDoor {
  side: number
  fromIn: number
  widthIn: number
}

export interface LayoutFigures {
  roomSqft: number
  tileSqft: number
  jointSqft: number
  full: number
  cuts: number
  slivers: number
  reused: number
  tiles: number
  spare: number
  boxes: number
  leftTiles: number
  groutLbs: number
  groutBags: number | null
  mortarBags: number | null
}

export interface LayoutGrout {
  sku: string
  name: string
  color: string
  hex: string
  bagLbs: number
}

export interface LayoutPrice {
  quantity: number
  cents: number
}

export interface LayoutSide {
  inches: number
  turn: 'right' | 'left' | 'half-right' | 'half-left'
}

export interface LedgerLine {
  bookedOn: string
  documentId: string
  text: string
  note: string | null
  by: string | null
  cents: number
  balanceCents: number
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

export interface ListFilter {
  key: 'STATUS' | 'MY STATUS_DUE' | 'PERIODE' | 'CHAR' | 'SOLDTO' | 'SHIPTO' | 'ZZORDERTYPE' | 'ZZDOCTYFI'
  label: string
  kind: 'choice' | 'period' | 'text'
  values: FilterValue[]
}

export interface ListedCategory {
  id: string
  name: string
  description: string
  parentId: string | null
  url: string
  count: number
}

export interface MadeDelivery {
  deliveryNumber: string
}

export interface MerchantId {
  storeId: string
  merchantId: string
}

export interface MessageReply {
  message: string
}

export interface MissingItem {
  roomId: string | null
  basketItemGuid: string
  what: 'grout' | 'mortar' | 'trim'
  message: string
  boxes: number | null
  suggestions: string[]
}

export interface MyProjects {
  totalCount: number
  isCapped: boolean
  projects: ProjectRow[]
}

export interface NamedOrder {
  orderId: string
  number: string
  customer: string
}

export interface NamedOrders {
  items: NamedOrder[]
}

export interface NearSku {
  sku: string
  name: string
}

export interface NewCustomerAnswer {
  status: 'check-mail' | 'in-review'
  message: string
}

export interface NextEvent {
  title: string
  day: string
  starts: string
}

export interface NextTruck {
  leavesOn: string
  orders: number
  boxes: number
}

export interface OmittedOrder {
  number: string
  reason: string
}

export interface OpenCredit {
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  typeText: string
  documentOn: string
  amountCents: number
  openCents: number
  reference: string | null
  text: string | null
  refundingCents: number
  canRefund: boolean
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

export interface OperatorTasks {
  messages: WaitingMessage[]
  returns: WaitingReturn[]
  quotes: WaitingQuote[]
  orders: WaitingOrder[]
  refunds: WaitingRefund[]
  disputes: WaitingDispute[]
  companyNames: WaitingCompanyName[]
  proAccounts: WaitingProAccount[]
  templates: StaffTemplate[]
}

export interface OrderAction {
  isAllowed: boolean
  reason: string | null
}

export interface OrderAdditionPrice {
  sku: string
  name: string
  unit: string
  boxes: number
  unitPriceCents: number
  goodsCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
  orderTotalCents: number
  approvalText: string | null
}

export interface OrderApprovalRequest {
  askedAt: string
  reason: string
  canAnswer: boolean
  approvers: string[]
}

export interface OrderCancellability {
  canCancel: boolean
  boxes: number
  reason: string | null
}

export interface OrderChangeEffect {
  number: string
  version: string
  lines: ChangedLine[]
  goodsCents: number
  freightCents: number
  taxCents: number
  totalCents: number
  orderTotalCents: number
  isEverything: boolean
  moneyText: string | null
  deliveryText: string | null
}

export interface OrderDetail {
  number: string
  orderId: string | null
  type: 'standard' | 'sample' | 'special-order' | 'return' | 'pick-up'
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  statusText: string
  origin: 'web' | 'counter' | 'phone' | 'quote' | 'addition'
  placedAt: string
  placedOn: string
  timeZone: string
  placedBy: string | null
  poNumber: string | null
  jobName: string | null
  projectId: string | null
  quoteId: string | null
  storeId: string | null
  storeName: string | null
  partners: OrderPartner[]
  shippingAddress: PostalAddress | null
  lines: OrderLine[]
  shipments: OrderShipment[]
  timeline: OrderEvent[]
  returns: CustomerReturn[]
  documents: OrderDocument[]
  subtotalCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
  canceledCents: number
  balanceCents: number
  paymentText: string | null
  cancel: OrderAction
  change: OrderAction
  extend: OrderAction
  approval: OrderApprovalRequest | null
  isPickUp: boolean
  pickUp: OrderPickUp | null
  wantedOn: string | null
  pickUpPerson: string | null
  instructions: string | null
  messages: OrderMessage[]
  areaSqft: number
}

export interface OrderDetails {
  orderId: string
  number: string | null
  status: string
  statusText: string
  placedAt: string
  email: string | null
  lines: CartLine[]
  totals: OrderTotals
  shippingAddress: PostalAddress | null
  billingAddress: PostalAddress | null
  shipping: ShippingOption | null
  payments: OrderPayment[]
  poNumber: string | null
  jobName: string | null
  nextSteps: string[]
}

export interface OrderDocument {
  kind: string
  id: string
  label: string
  documentOn: string | null
  amountCents: number
  openCents: number
}

export interface OrderEvent {
  kind: string
  at: string
  text: string
}

export interface OrderLine {
  lineNo: number
  sku: string
  name: string
  product_url: string | null
  sku_image_url: string
  isSold: boolean
  isSample: boolean
  unit: string
  room: string | null
  boxes: number
  areaSqft: number | null
  shippedBoxes: number
  backorderedBoxes: number
  returnedBoxes: number
  canceledBoxes: number
  unitPriceCents: number
  totalCents: number
  lot: string | null
  fulfilment: 'confirmed' | 'allocated' | 'picking' | 'ready-for-pick-up' | 'shipped' | 'delivered' | 'backordered' | 'canceled'
  expectedOn: string | null
  returnability: Returnability
  claimability: Claimability
  cancellability: OrderCancellability
}

export interface OrderMessage {
  id: string
  author: string
  isOurs: boolean
  at: string
  text: string
  hasPhoto: boolean
  hasPdf: boolean
}

export interface OrderOverview {
  openCount: number
  onTheWayCount: number
  backorderedCount: number
  readyForPickUp: OrderWaiting[]
  spentByMonth: SpendingEntry[]
  spentByJob: SpendingEntry[]
  latest: OrderRow[] | null
}

export interface OrderPage {
  items: OrderRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface OrderPartner {
  id: string
  role: 'sold-to' | 'ship-to' | 'bill-to' | 'payer'
  name: string
  place: PostalAddress | null
}

export interface OrderPayment {
  method: 'Credit_Card' | 'Citizen_Pay' | 'Invoice'
  label: string
  text: string
}

export interface OrderPickUp {
  storeSlug: string
  storeName: string
  phone: string
  hours: string[]
  heldUntil: string | null
  dailyFeeCents: number
  bring: string
}

export interface OrderProgress {
  status: 'placed' | 'pending-payment' | 'awaiting-approval' | 'challenge' | 'declined' | 'working'
  orderId: string | null
  orderLink: string | null
  nextUrl: string | null
  reason: string | null
  message: string
  totalCents: number
  isOwn: boolean
}

export interface OrderRow {
  number: string
  type: 'standard' | 'sample' | 'special-order' | 'return' | 'pick-up'
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  statusText: string
  fulfilmentText: string
  origin: 'web' | 'counter' | 'phone' | 'quote' | 'addition'
  placedAt: string
  placedBy: string | null
  poNumber: string | null
  jobName: string | null
  soldTo: string | null
  shipTo: string | null
  storeId: string | null
  storeName: string | null
  lineCount: number
  totalCents: number
  balanceCents: number
  isReferred: boolean
}

export interface OrderShipment {
  number: string
  kind: 'parcel' | 'freight' | 'pick-up'
  carrier: string | null
  tracking: string | null
  shippedAt: string
  expectedOn: string | null
  deliveredAt: string | null
  lines: ShippedLine[]
  proof: DeliveryProof | null
}

export interface OrderStatusAnswer {
  message: string
}

export interface OrderToApprove {
  number: string
  placedBy: string | null
  askedAt: string
  jobName: string | null
  poNumber: string | null
  totalCents: number
  reason: string
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

export interface OrderWaiting {
  number: string
  jobName: string | null
  storeName: string | null
  since: string
  freeDaysLeft: number
}

export interface OutsideCosts {
  plannedCents: number
  toOrderCents: number
  quotedCents: number
  orderedCents: number
  invoicedCents: number
  returnedCents: number
  leftCents: number | null
  isOverspent: boolean
}

export interface OverLimitChoice {
  overLimit: 'approve' | 'block'
}

export interface OverspentProject {
  projectId: string
  name: string
  budgetCents: number
  spentCents: number
}

export interface OverspentProjects {
  projects: OverspentProject[]
}

export interface PageError {
  id: string
  message: string
  stack: string | null
  path: string
  reference: string
  times: number
  firstAt: string
  lastAt: string
}

export interface PageErrorPage {
  items: PageError[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface PaidDocument {
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  poNumber: string | null
  jobName: string | null
  amountCents: number
  paidCents: number
  byCardCents: number
  byCreditCents: number
  openCents: number
}

export interface PayLink {
  status: 'open' | 'closed' | 'challenge' | 'working' | 'declined' | 'paid'
  message: string | null
  title: string
  customer: string
  lines: PayLinkLine[]
  amountCents: number
  dueOn: string | null
  poNumber: string | null
  jobName: string | null
  receipt: string | null
  nextUrl: string | null
}

export interface PayLinkLine {
  name: string
  amountCents: number
}

export interface PaymentAskReply {
  documentId: string
  asked: string[]
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
  testCards: TestCard[]
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

export interface PaymentUnderWay {
  paymentId: string
  customerNumber: string
  customer: string
  by: string | null
  methodText: string | null
  stateText: string
  totalCents: number
  startedAt: string
  documentIds: string[]
}

export interface PaymentsUnderWay {
  items: PaymentUnderWay[]
}

export interface PersonalData {
  firstName: string
  lastName: string
  email: string
  pendingEmail: string | null
  phone: string | null
  marketingConsent: boolean
  preferredStore: string | null
}

export interface PickList {
  places: PickPlace[]
  orders: PickedOrder[]
  omitted: OmittedOrder[]
}

export interface PickPlace {
  place: string
  rows: PickRow[]
}

export interface PickRow {
  sku: string
  name: string
  unit: string
  isSample: boolean
  lot: string | null
  isLotPromised: boolean
  boxes: number
  orderNumber: string
}

export interface PickUpChoice {
  storeId: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  billingZip: string | null
  persons: string | null
}

export interface PickUpStore {
  store: Store
  stockedLines: number
  lineCount: number
  readyOn: string | null
}

export interface PickUpStores {
  zipCode: string
  stores: PickUpStore[]
}

export interface PickedOrder {
  number: string
  customer: string
  storeName: string | null
  isPickUp: boolean
  promisedOn: string | null
  boxes: number
}

export interface Pin {
  href: string
  label: string
}

export interface Pins {
  items: Pin[]
}

export interface PlacedCounterOrder {
  status: 'placed' | 'awaiting-approval' | 'working'
  orderNumber: string | null
  message: string
}

export interface PlacedOrder {
  status: 'placed' | 'pending-payment' | 'awaiting-approval' | 'challenge' | 'declined' | 'working'
  orderId: string | null
  orderLink: string | null
  nextUrl: string | null
  reason: string | null
  message: string
  totalCents: number
}

export interface PlannedStep {
  number: string
  customer: string | null
  step: 'allocated' | 'picking' | 'ready-for-pick-up' | 'shipped' | 'delivered' | null
  reason: string | null
}

export interface PointsOn {
  on: string
  points: number
}

export interface PostalAddress {
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

export interface PostedBy {
  name: string
  at: string
  reason: string | null
}

export interface PostedDocument {
  documentId: string
}

export interface PostingEffect {
  documents: PostingEffectPart[]
  appliedCents: number
  remainderCents: number
  balanceBeforeCents: number
  balanceCents: number
  creditFreeBeforeCents: number
  creditFreeCents: number
  bookedOn: string
  sameReferenceId: string | null
}

export interface PostingEffectPart {
  documentId: string
  cents: number
  beforeCents: number
  openCents: number
}

export interface PriceGroupReport {
  customers: PriceGroupResult[]
}

export interface PriceGroupResult {
  customerNumber: string
  name: string | null
  was: 'RT' | 'PG' | 'PP' | 'PD' | null
  result: 'changed' | 'same' | 'refused'
  problem: string | null
}

export interface PriceRange {
  min: number
  max: number
}

export interface PriceStep {
  quantity: number
  unitPriceCents: number
  pricePerSqftCents: number | null
}

export interface ProRequest {
  customerNumber: string
  account: string
  contact: string
  email: string
  phone: string | null
  trade: string | null
  taxId: string | null
  website: string | null
  place: string | null
  expectedVolume: string | null
  referredBy: string | null
  wantsTerms: boolean
  hasCertificate: boolean
  askedAt: string
  status: 'in-review' | 'needs-info' | 'declined' | 'active' | 'closed'
  history: ProRequestEvent[]
  nextNumber: string | null
  templates: StaffTemplate[]
}

export interface ProRequestEvent {
  at: string
  by: string | null
  decision: 'approve' | 'decline' | 'ask'
  text: string | null
}

export interface ProRequestPage {
  items: ProRequestRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface ProRequestRow {
  customerNumber: string
  account: string
  contact: string
  email: string
  phone: string | null
  trade: string | null
  taxId: string | null
  website: string | null
  place: string | null
  expectedVolume: string | null
  referredBy: string | null
  wantsTerms: boolean
  hasCertificate: boolean
  askedAt: string
  status: 'in-review' | 'needs-info' | 'declined' | 'active' | 'closed'
}

export interface ProductAlternatives {
  name: string
  records: ProductRecord[]
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

export interface ProductCards {
  records: ProductRecord[]
}

export interface ProductDetails {
  record: ProductRecord
  story: string
  designer: string | null
  origin: string
  pictures: ProductPicture[]
  units: ProductUnits
  unitPriceCents: number
  retailUnitPriceCents: number
  regularUnitPriceCents: number
  pricePerSqftCents: number | null
  saleEndsOn: string | null
  minQuantity: number
  maxQuantity: number | null
  breaks: PriceStep[]
  stock: ProductStock[]
  availability: ProductAvailability
  sample: SampleOffer | null
  attributes: ProductAttributes
  facts: Record<string, unknown> | null
  crumbs: Crumb[]
  trim: ProductRecord[]
  setting: ProductRecord[]
  siblings: ProductSibling[]
  related: ProductRecord[]
  isPreview: boolean
}

export interface ProductFact {
  name: string
  value: string
  help: string | null
}

export interface ProductPicture {
  view: string
  altText: string
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

export interface ProductSibling {
  record: ProductRecord
  differs: string
}

export interface ProductStock {
  location: string
  name: string
  kind: 'store' | 'dc'
  boxes: number
  lots: StockLot[]
  distanceMiles: number | null
  latitude: number | null
  longitude: number | null
}

export interface ProductUnits {
  purchaseUnit: string
  stockUnit: string
  piecesPerUnit: number
  sqftPerUnit: string | null
  lfPerPiece: string | null
  lbsPerUnit: string
  unitsPerPallet: number | null
}

export interface ProjectBudget {
  budgetCents: number | null
  plannedCents: number
  toOrderCents: number
  quotedCents: number
  orderedCents: number
  invoicedCents: number
  returnedCents: number
  leftCents: number | null
  isOverspent: boolean
  isOver: boolean
  outside: OutsideCosts
}

export interface ProjectCart {
  items: ProjectCartItem[]
  left: string[]
}

export interface ProjectCartItem {
  sku: string
  quantity: number
  room: string | null
  projectId: string
}

export interface ProjectChange {
  version: number
  at: string
  who: string
  what: string
}

export interface ProjectDetail {
  projectId: string
  basketId: string
  version: number
  name: string
  clientName: string | null
  clientEmail: string | null
  place: PostalAddress | null
  jobName: string | null
  poNumber: string | null
  notes: string | null
  stage: 'planning' | 'selecting' | 'quoted' | 'ordered' | 'delivering' | 'installing' | 'done' | 'archived'
  isDraft: boolean
  canEdit: boolean
  budget: ProjectBudget
  rooms: ProjectRoom[]
  items: ProjectItem[]
  extras: ProjectExtra[]
  missing: MissingItem[]
  documents: ProjectDocument[]
  people: ProjectPerson[]
  photos: ProjectPhoto[]
  activity: ProjectChange[]
  createdAt: string
  updatedAt: string
  updatedBy: string
}

export interface ProjectDocument {
  kind: 'quote' | 'selection-sheet' | 'order'
  id: string
  status: string
  statusText: string
  totalCents: number | null
  at: string
}

export interface ProjectExtra {
  sku: string
  name: string
  product_url: string
  room: string | null
  purchaseUnit: string
  orderedBoxes: number
  deliveredBoxes: number
  goodsCents: number
}

export interface ProjectItem {
  basketItemGuid: string
  roomId: string | null
  alternateOf: string | null
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
  kind: string
  surface: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other'
  pattern: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'chevron' | 'basketweave' | 'versailles' | 'mosaic' | 'floating' | null
  measuredBy: 'area' | 'box'
  areaSqft: number | null
  wastePercent: number | null
  spareBoxes: number
  boxes: number
  purchaseUnit: string
  needSqft: number | null
  coveredSqft: number | null
  leftOverSqft: number | null
  unitPriceCents: number
  pricePerSqftCents: number | null
  totalCents: number
  priceBeforeCents: number | null
  orderedBoxes: number
  deliveredBoxes: number
  openBoxes: number
  isGone: boolean
  notes: string | null
}

export interface ProjectItems {
  projectId: string
  basketId: string
  version: number
  items: ProjectItem[]
}

export interface ProjectLayout {
  layoutId: string
  roomId: string
  surface: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other'
  wall: number | null
  name: string | null
  sku: string
  sides: LayoutSide[]
  cutOuts: LayoutCutOut[]
  doors: LayoutDoor[]
  pattern: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'basketweave' | 'versailles'
  isTurned: boolean
  jointIn: number
  groutSku: string | null
  startXIn: number
  startYIn: number
  sparePercent: number
  figures: LayoutFigures
  updatedAt: string
  updatedBy: string
}

export interface ProjectLayoutTile {
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  roomIds: string[]
  problem: string | null
  lengthIn: number
  widthIn: number
  thicknessIn: number
  isHexagon: boolean
  chipLengthIn: number | null
  chipWidthIn: number | null
  piecesPerBox: number
  sqftPerBox: number
  purchaseUnit: string
  prices: LayoutPrice[]
  isStone: boolean
  isSet: boolean
  isWetArea: boolean
  jointMinIn: number | null
  jointMaxIn: number | null
  maxOffsetPercent: number | null
  colorFamily: string | null
  shadeVariation: string | null
  grouts: LayoutGrout[]
  mortarSku: string | null
}

export interface ProjectLayouts {
  projectId: string
  basketId: string
  version: number
  tiles: ProjectLayoutTile[]
  layouts: ProjectLayout[]
}

export interface ProjectPerson {
  email: string
  name: string
  isOwner: boolean
}

export interface ProjectPhoto {
  id: string
  roomId: string | null
  caption: string | null
  by: string
  at: string
}

export interface ProjectRoom {
  id: string
  name: string
  lengthFt: number | null
  widthFt: number | null
  areaSqft: number | null
  budgetCents: number | null
  notes: string | null
  plannedCents: number
  toOrderCents: number
  quotedCents: number
  orderedCents: number
  invoicedCents: number
  returnedCents: number
  leftCents: number | null
  isOverspent: boolean
  isOverBudget: boolean
}

export interface ProjectRow {
  projectId: string
  basketId: string
  name: string
  clientName: string | null
  placeText: string | null
  stage: 'planning' | 'selecting' | 'quoted' | 'ordered' | 'delivering' | 'installing' | 'done' | 'archived'
  isDraft: boolean
  rooms: number
  items: number
  budgetCents: number | null
  plannedCents: number
  toOrderCents: number
  orderedCents: number
  returnedCents: number
  leftCents: number | null
  isOverBudget: boolean
  isOverspent: boolean
  sku_image_url: string | null
  owner: string
  isOwn: boolean
  updatedAt: string
  updatedBy: string
}

export interface Proposal {
  quotationId: string
  isSaved: boolean
  version: number
  isOutdated: boolean
  title: string
  clientName: string | null
  intro: string | null
  scope: string | null
  exclusions: string | null
  depositPercent: number | null
  depositCents: number | null
  preparedBy: string
  revision: number
  markupPercent: number
  showsLines: boolean
  hasLogo: boolean
  validUntil: string | null
  lines: ProposalLine[]
  labor: LaborLine[]
  freightCostCents: number
  freightClientCents: number
  taxCents: number
  costCents: number
  totalCents: number
  marginCents: number
  links: ProposalLink[]
  comments: ProposalComment[]
  signatures: ProposalSignature[]
}

export interface ProposalComment {
  id: string
  at: string
  from: 'client' | 'customer'
  author: string
  message: string
}

export interface ProposalLine {
  lineNo: number
  name: string
  room: string | null
  boxes: number
  unit: string
  costCents: number
  markupPercent: number | null
  clientCents: number
}

export interface ProposalLink {
  id: string
  createdAt: string
  createdBy: string
  expiresAt: string
}

export interface ProposalSignature {
  revision: number
  name: string
  strokes: string | null
  signedAt: string
  isVoid: boolean
}

export interface QuoteDetail {
  quotationId: string
  projectId: string | null
  projectName: string | null
  selectionSheetId: string | null
  jobName: string | null
  poNumber: string | null
  note: string | null
  status: 'draft' | 'requested' | 'in-review' | 'offered' | 'accepted' | 'converted' | 'declined' | 'expired' | 'canceled'
  statusText: string
  version: number
  validUntil: string | null
  terms: string
  depositCents: number | null
  rep: string | null
  storeId: string | null
  storeName: string | null
  shippingAddress: PostalAddress | null
  requestedBy: string
  requestedAt: string | null
  decidedAt: string | null
  decidedBy: string | null
  reason: string | null
  orderId: string | null
  request: QuoteLine[]
  versions: QuoteVersion[]
  differences: QuoteDifference[]
  messages: QuoteMessage[]
  actions: string[]
  acceptProblem: string | null
  approvalText: string | null
}

export interface QuoteDifference {
  version: number
  lineNo: number | null
  what: 'added' | 'removed' | 'quantity' | 'price' | 'freight' | 'tax' | 'validity'
  text: string
}

export interface QuoteLine {
  lineNo: number
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
  room: string | null
  purchaseUnit: string
  requestedBoxes: number
  boxes: number
  areaSqft: number | null
  listPriceCents: number
  unitPriceCents: number
  totalCents: number
  savingCents: number
  note: string | null
  isGone: boolean
}

export interface QuoteMessage {
  id: string
  at: string
  from: 'customer' | 'store'
  author: string
  lineNo: number | null
  message: string
  hasPhoto: boolean
  hasPdf: boolean
}

export interface QuoteRow {
  quotationId: string
  projectId: string | null
  projectName: string | null
  jobName: string | null
  poNumber: string | null
  requestedOn: string | null
  offeredOn: string | null
  validUntil: string | null
  isExpiringSoon: boolean
  version: number
  lineCount: number
  totalCents: number
  status: 'draft' | 'requested' | 'in-review' | 'offered' | 'accepted' | 'converted' | 'declined' | 'expired' | 'canceled'
  statusText: string
  rep: string | null
  requestedBy: string
  orderId: string | null
}

export interface QuoteStock {
  place: string
  lot: string | null
  boxes: number
}

export interface QuoteVersion {
  version: number
  offeredAt: string
  by: string
  validUntil: string | null
  isCurrent: boolean
  subtotalCents: number
  savingCents: number
  freightCents: number
  taxCents: number
  totalCents: number
  note: string | null
  lines: QuoteLine[]
}

export interface Quotes {
  items: QuoteRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface RecordMark {
  mark: string
  by: string | null
}

export interface Recording {
  id: string
  email: string | null
  customer: string | null
  customerNumber: string | null
  pages: string[]
  seconds: number
  bytes: number
  startedAt: string
}

export interface RecordingPage {
  items: Recording[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface RedemptionReply {
  points: number
  creditCents: number
  documentId: string
  availablePoints: number | null
}

export interface Redirect {
  source: string
  target: string | null
  status: number
}

export interface RedirectTarget {
  status: number
  target: string | null
}

export interface Redirects {
  redirects: Redirect[]
}

export interface RemindedCustomer {
  customerNumber: string
  customer: string
  documentIds: string[]
}

export interface ReminderReply {
  documentId: string
  on: string | null
}

export interface RemovedCards {
  removed: number
  remaining: number
  skipped: number
}

export interface RequestedReturn {
  returnNumber: string
}

export interface ResentEmail {
  emailId: string
}

export interface ReturnBoard {
  columns: ReturnColumn[]
}

export interface ReturnColumn {
  step: 'requested' | 'approved' | 'received' | 'inspected'
  count: number
  items: StaffReturn[]
}

export interface ReturnCredit {
  goodsCents: number
  taxCents: number
  creditCents: number
}

export interface ReturnLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  boxes: number
  pieces: number | null
  acceptedBoxes: number | null
}

export interface ReturnPhoto {
  photoId: string
}

export interface Returnability {
  canReturn: boolean
  text: string
  lastDay: string | null
  boxes: number
}

export interface ReturnableLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  shippedBoxes: number
  returnability: Returnability
  claimability: Claimability
}

export interface ReturnableOrder {
  number: string
  customer: string
  lines: ReturnableLine[]
}

export interface ReversedPosting {
  documentId: string
  reopenedIds: string[]
}

export interface Review {
  id: string
  sku: string
  author: string
  stars: number
  title: string | null
  text: string | null
  source: 'bought' | 'sample' | 'job' | 'store'
  verified: 'bought' | 'sample' | 'no'
  state: 'published' | 'held' | 'removed'
  writtenOn: string | null
  photos: ReviewPhoto[]
  answer: string | null
  answeredOn: string | null
  helpful: number
  isMine: boolean
  isLiked: boolean
}

export interface ReviewBefore {
  state: 'published' | 'held' | 'removed'
  answer: string | null
}

export interface ReviewDecisionReply {
  review: Review | null
  productName: string
  because: string
}

export interface ReviewPhoto {
  id: string
  url: string
}

export interface ReviewPurchase {
  number: string
  placedOn: string
  boxes: number
  isSample: boolean
}

export interface Reviews {
  sku: string
  count: number
  average: number
  spread: number[]
  page: number
  pages: number
  reviews: Review[]
  mine: Review | null
}

export interface RewardBalance {
  availablePoints: number
  pendingPoints: number
}

export interface RewardDetails {
  rewardId: string
  kind: 'purchase' | 'referral' | 'adjustment'
  status: 'pending' | 'available' | 'used' | 'expired' | 'reversed'
  statusText: string
  earnedOn: string
  releasesOn: string | null
  expiresOn: string | null
  orderNumber: string | null
  documentId: string | null
  eligibleCents: number
  pointsPerDollar: number | null
  points: number
  pendingPoints: number
  availablePoints: number
  reason: string | null
  movements: RewardMovement[]
}

export interface RewardFigures {
  tier: 'Gold' | 'Platinum' | 'Diamond'
  availablePoints: number
  availableCents: number
  pendingPoints: number
}

export interface RewardMovement {
  on: string
  text: string
  points: number
}

export interface RewardRow {
  rewardId: string
  kind: 'purchase' | 'referral' | 'adjustment'
  status: 'pending' | 'available' | 'used' | 'expired' | 'reversed'
  earnedOn: string
  points: number
  text: string
}

export interface RewardStatement {
  period: string
  openingPoints: number
  earnedPoints: number
  referralPoints: number
  redeemedPoints: number
  expiredPoints: number
  adjustedPoints: number
  closingPoints: number
}

export interface RewardStatements {
  statements: RewardStatement[]
  rewards: RewardRow[]
}

export interface RewardSummary {
  isEnrolled: boolean
  progress: TierProgress
  availablePoints: number
  availableCents: number
  pendingPoints: number
  releases: PointsOn[]
  expiringPoints: number
  expiries: PointsOn[]
  lifetimePoints: number
  referralId: string
  referralText: string
  hasPayoutDetails: boolean
  rules: string[]
  latest: RewardRow[]
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
  nickname: string | null
  siteContact: string | null
  deliveryNotes: string | null
  isShipping: boolean
  isBilling: boolean
  isDefault: boolean
  country: string
}

export interface SavedAddresses {
  total: number
  addresses: SavedAddress[]
}

export interface SavedAltText {
  version: string
  replaced: string | null
}

export interface SavedCard {
  id: string
  brand: string
  last4: string
  holder: string | null
  expiresOn: string | null
  isDefault: boolean
  isShared: boolean
  isOwn: boolean
}

export interface SavedCards {
  cards: SavedCard[]
}

export interface SavedContent {
  path: string
  version: number
}

export interface SavedFilter {
  name: string
  query: string
}

export interface SavedLayout {
  projectId: string
  basketId: string
  layout: ProjectLayout
}

export interface SavedRedirect {
  source: string
  version: string
  isChanged: boolean
  replaced: RedirectTarget | null
}

export interface SavedSetting {
  version: string
  replaced: string | null
}

export interface SavedStore {
  hoursText: string[]
  nextEvents: NextEvent[]
  version: string
  replaced: StoreDetails | null
}

export interface SavedSynonym {
  id: string
  version: string
  isChanged: boolean
  replaced: SynonymWords | null
}

export interface SavedTemplate {
  replaced: string | null
}

export interface SavedView {
  id: string
  name: string
  words: string | null
  isShared: boolean
  isMine: boolean
  ownerName: string
}

export interface SavedViews {
  items: SavedView[]
}

export interface ScannedReturn {
  returnNumber: string
  orderNumber: string
  customer: string
  sku: string | null
  receivedBoxes: number
  boxes: number
  isReceived: boolean
  isEarlier: boolean
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
  corrected: SearchCorrection | null
  leftOut: string[] | null
  understood: UnderstoodFilter[] | null
  pages: HelpPage[] | null
  redirectSku: string | null
  help: ZeroHelp | null
  records: ProductRecord[]
  facets: SearchFacet[]
}

export interface SearchCorrection {
  from: string
  to: string
}

export interface SearchFacet {
  name: string
  values: FacetValue[]
  size: number
}

export interface SearchRelaxation {
  filter: string
  values: string[]
  total: number
}

export interface SearchWithoutResult {
  words: string
  times: number
  lastAt: string
  foundNow: number
}

export interface SearchWithoutResultPage {
  items: SearchWithoutResult[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface SelectionSheets {
  items: SheetRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface SentPayLink {
  email: string
  amountCents: number
  until: string
}

export interface SentReminders {
  customers: RemindedCustomer[]
  skippedIds: string[]
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
  time_zone: string
  rights: string[]
}

export interface SettingLimit {
  name: string | null
  most: number
}

export interface SharedCart {
  token: string
  endsOn: string | null
}

export interface SharedItem {
  sku: string
  quantity: number
  lotNo: string | null
  room: string | null
}

export interface SharedItems {
  items: SharedItem[]
}

export interface SharedProposal {
  url: string
  expiresAt: string
}

export interface SharedSheet {
  token: string
  url: string
  expiresAt: string
  sheet: SheetDetail
}

export interface SheetAlternate {
  id: string
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
  size: string | null
  finish: string | null
  isGone: boolean
  boxes: number
  purchaseUnit: string
  note: string | null
  costCents: number
  clientPriceCents: number
  ownClientPriceCents: number | null
}

export interface SheetCart {
  items: SheetCartItem[]
  left: string[]
}

export interface SheetCartItem {
  sku: string
  quantity: number
  room: string | null
}

export interface SheetComment {
  id: string
  at: string
  from: 'client' | 'customer' | 'store'
  author: string
  itemId: string | null
  message: string
}

export interface SheetDetail {
  selectionSheetId: string
  name: string
  clientName: string | null
  clientEmail: string | null
  projectId: string | null
  origin: 'customer' | 'store'
  status: 'draft' | 'shared' | 'viewed' | 'commented' | 'approved' | 'converted' | 'archived'
  statusText: string
  version: number
  revision: number
  priceView: 'none' | 'client'
  markupPercent: number | null
  notes: string | null
  canEdit: boolean
  rooms: SheetRoom[]
  costCents: number
  clientTotalCents: number
  comments: SheetComment[]
  signatures: SheetSignature[]
  shares: SheetShare[]
  versions: SheetVersionRow[]
  createdBy: string
  createdAt: string
  updatedAt: string
  updatedBy: string
}

export interface SheetItem {
  id: string
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
  size: string | null
  finish: string | null
  isGone: boolean
  surface: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other'
  pattern: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'chevron' | 'basketweave' | 'versailles' | 'mosaic' | 'floating' | null
  grout: string | null
  trim: string | null
  areaSqft: number | null
  notes: string | null
  boxes: number
  purchaseUnit: string
  costCents: number
  clientPriceCents: number
  ownClientPriceCents: number | null
  alternates: SheetAlternate[]
  chosenAlternateId: string | null
}

export interface SheetRoom {
  id: string
  name: string
  areaSqft: number | null
  allowanceCents: number | null
  clientTotalCents: number
  items: SheetItem[]
}

export interface SheetRow {
  selectionSheetId: string
  name: string
  clientName: string | null
  projectId: string | null
  origin: 'customer' | 'store'
  rooms: number
  items: number
  status: 'draft' | 'shared' | 'viewed' | 'commented' | 'approved' | 'converted' | 'archived'
  statusText: string
  version: number
  isSigned: boolean
  sharedUntil: string | null
  lastViewedAt: string | null
  updatedAt: string
  createdBy: string
}

export interface SheetShare {
  id: string
  createdAt: string
  expiresAt: string
  isLive: boolean
  views: number
  lastViewedAt: string | null
}

export interface SheetSignature {
  version: number
  name: string
  strokes: string | null
  signedAt: string
  isVoid: boolean
  voidReason: string | null
}

export interface SheetVersion {
  selectionSheetId: string
  version: number
  at: string
  sheet: ClientSheet
}

export interface SheetVersionRow {
  version: number
  at: string
  isSigned: boolean
  isCurrent: boolean
}

export interface ShippedLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  boxes: number
  areaSqft: number | null
  lot: string | null
}

export interface ShippingEstimate {
  zip: string
  city: string
  state: string
  weightLbs: number
  options: ShippingOption[]
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

export interface ShopAuditPage {
  items: ShopAuditRecord[]
  hasMore: boolean
}

export interface ShopAuditRecord {
  id: string
  at: string
  by: string | null
  email: string | null
  action: string
  object: string
  customerNumber: string | null
  customerName: string | null
  requestId: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export interface ShopFinding {
  rule: string
  count: number
  records: string[]
}

export interface ShopHealth {
  takesWrites: boolean
  databaseBytes: number
  queues: ShopQueue[]
  jobs: ShopJob[]
  findings: ShopFinding[]
  products: number
  newErrors: number
  searchesWithoutResult: number
  topSearch: string | null
}

export interface ShopJob {
  id: string
  task: string
  status: 'Running' | 'Waiting' | 'GivenUp'
  attempts: number
  maxAttempts: number
  problem: string | null
  dueAt: string
}

export interface ShopQueue {
  name: 'emails' | 'emails-given-up' | 'order-changes' | 'quote-orders' | 'payments' | 'jobs' | 'jobs-given-up'
  count: number
  oldestSeconds: number
}

export interface SignedInDevice {
  id: string
  device: string
  signedInAt: string
  lastUsedAt: string
  isThis: boolean
}

export interface SignedInDevices {
  devices: SignedInDevice[]
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

export interface Spending {
  name: string
  cents: number
}

export interface SpendingEntry {
  name: string
  cents: number
  orders: number
}

export interface SpendingLimits {
  mayBuy: boolean
  orderLimitCents: number | null
  monthLimitCents: number | null
  monthUsedCents: number
  managers: string[]
  overLimit: 'approve' | 'block'
  approvers: string[]
}

export interface StaffAccount {
  number: string
  name: string
  type: 'Pro' | 'Retail'
  status: 'active' | 'in-review' | 'needs-info' | 'declined' | 'closed'
  priceGroup: 'RT' | 'PG' | 'PP' | 'PD'
  isOnHold: boolean
  creditLineCents: number
  openCents: number
  overdueCents: number
  storeName: string | null
  storeId: string | null
  terms: 'NT30' | 'NT45' | 'NT90' | 'Z000'
  termsText: string
  creditUsedCents: number
  orderedCents: number
  creditFreeCents: number
  pendingName: string | null
  createdAt: string
  timeZone: string
  version: string
  buyerID: string
  people: StaffAccountPerson[]
  deletedPeople: DeletedPerson[]
  orders: StaffOrderRow[]
  orderCount: number
  quotes: StaffAccountQuote[]
  projects: StaffAccountProject[]
  documents: StaffAccountDocument[]
  activity: StaffAccountEvent[]
}

export interface StaffAccountDocument {
  id: string
  label: string
  orderNumber: string | null
  documentOn: string | null
  dueOn: string | null
  amountCents: number
  openCents: number
  isCredit: boolean
}

export interface StaffAccountEvent {
  at: string
  text: string
  by: string | null
}

export interface StaffAccountPage {
  items: StaffAccountRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffAccountPerson {
  userID: string
  name: string
  email: string
  phone: string | null
  status: 'invited' | 'active' | 'locked'
  rights: string[]
  orderLimitCents: number | null
  monthLimitCents: number | null
  lastSignInAt: string | null
}

export interface StaffAccountProject {
  projectId: string
  name: string
  stage: 'planning' | 'installing' | 'done' | 'archived'
  jobName: string | null
  poNumber: string | null
  by: string
  changedAt: string
}

export interface StaffAccountQuote {
  quotationId: string
  state: 'draft' | 'requested' | 'in-review' | 'offered' | 'accepted' | 'converted' | 'declined' | 'expired' | 'canceled'
  jobName: string | null
  totalCents: number
  requestedAt: string
}

export interface StaffAccountRow {
  number: string
  name: string
  type: 'Pro' | 'Retail'
  status: 'active' | 'in-review' | 'needs-info' | 'declined' | 'closed'
  priceGroup: 'RT' | 'PG' | 'PP' | 'PD'
  isOnHold: boolean
  creditLineCents: number
  openCents: number
  overdueCents: number
  storeName: string | null
  accountID: string
  contact: string | null
  email: string | null
  phone: string | null
}

export interface StaffAltText {
  imageName: string
  alt: string | null
  picture: string
  version: string
}

export interface StaffAltTextPage {
  items: StaffAltText[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffContent {
  path: string
  kind: 'article' | 'installation-guide' | 'care-guide' | 'category' | 'policy' | 'page' | 'slot'
  state: 'published' | 'changed' | 'draft'
  title: string
  version: number
  savedAt: string
  savedBy: string
  publishedOn: string | null
  summary: string | null
  body: string | null
  tags: string[]
  author: string | null
  pictures: string[]
  fields: string | null
  shownVersion: number
  publishedVersion: number | null
  html: string | null
  versions: StaffContentVersion[]
}

export interface StaffContentPage {
  items: StaffContentRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffContentRow {
  path: string
  kind: 'article' | 'installation-guide' | 'care-guide' | 'category' | 'policy' | 'page' | 'slot'
  state: 'published' | 'changed' | 'draft'
  title: string
  version: number
  savedAt: string
  savedBy: string
  publishedOn: string | null
}

export interface StaffContentVersion {
  version: number
  title: string
  savedAt: string
  savedBy: string
}

export interface StaffDocument {
  document: BillingDetail
  customerNumber: string
  customer: string
  timeZone: string
  reference: string | null
  postedBy: PostedBy | null
  reversedBy: PostedBy | null
  disputedBy: string | null
  remindedAt: string | null
  payEmail: string | null
  refundableCents: number
  refundingCents: number
  movements: DocumentMovement[]
}

export interface StaffDocumentPage {
  items: StaffDocumentRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
  ageing: Ageing
}

export interface StaffDocumentRow {
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  typeText: string
  status: 'open' | 'partially-paid' | 'overdue' | 'disputed' | 'being-paid' | 'cleared' | 'reversed'
  statusText: string
  customerNumber: string
  customer: string
  orderNumber: string | null
  poNumber: string | null
  jobName: string | null
  reference: string | null
  documentOn: string
  dueOn: string | null
  daysOverdue: number
  amountCents: number
  openCents: number
  heldCents: number
  disputedCents: number
  isCredit: boolean
  remindedAt: string | null
}

export interface StaffEmail {
  id: string
  template: string
  recipient: string
  subject: string
  state: 'waiting' | 'sent' | 'given-up'
  createdAt: string
  sentAt: string | null
  attempts: number
  problem: string | null
  resentBy: string | null
  customer: string | null
  customerNumber: string | null
  isPrivate: boolean
  text: string | null
  html: string | null
  nextAttemptAt: string | null
  copies: StaffEmailRow[]
}

export interface StaffEmailPage {
  items: StaffEmailRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffEmailRow {
  id: string
  template: string
  recipient: string
  subject: string
  state: 'waiting' | 'sent' | 'given-up'
  createdAt: string
  sentAt: string | null
  attempts: number
  problem: string | null
  resentBy: string | null
  customer: string | null
  customerNumber: string | null
}

export interface StaffNote {
  id: string
  at: string
  by: string
  text: string
}

export interface StaffNotes {
  notes: StaffNote[]
  assignee: Colleague | null
}

export interface StaffOffer {
  version: number
  by: string
  offeredAt: string
  validUntil: string | null
  subtotalCents: number
  freightCents: number
  taxCents: number
  totalCents: number
  note: string | null
  lines: StaffOfferLine[]
}

export interface StaffOfferLine {
  lineNo: number
  sku: string
  name: string
  boxes: number
  unitPriceCents: number
  totalCents: number
  note: string | null
}

export interface StaffOrder {
  number: string
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  statusText: string
  fulfilmentText: string
  origin: 'web' | 'counter' | 'phone' | 'quote' | 'addition'
  customer: string
  customerNumber: string | null
  poNumber: string | null
  jobName: string | null
  storeName: string | null
  isPickUp: boolean
  placedAt: string
  promisedOn: string | null
  isLate: boolean
  totalCents: number
  balanceCents: number
  isAwaitingPayment: boolean
  orderId: string | null
  type: 'standard' | 'sample' | 'special-order' | 'return' | 'pick-up'
  timeZone: string
  quoteId: string | null
  wantedOn: string | null
  instructions: string | null
  pickUpPerson: string | null
  isBeingCanceled: boolean
  version: string
  changeProblem: string | null
  addProblem: string | null
  nextStep: 'approval' | 'payment' | 'ship' | 'ready' | 'hand-over' | 'arrival' | null
  lines: StaffOrderLine[]
  shipments: OrderShipment[]
  returns: CustomerReturn[]
  documents: StaffOrderDocument[]
  refunds: StaffOrderRefund[]
  people: StaffOrderPerson[]
  shippingAddress: PostalAddress | null
  messages: OrderMessage[]
  timeline: StaffOrderEvent[]
  subtotalCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  canceledCents: number
  paymentText: string | null
  creditLineCents: number | null
  isOnHold: boolean
}

export interface StaffOrderDocument {
  id: string
  label: string
  documentOn: string | null
  amountCents: number
  openCents: number
}

export interface StaffOrderEvent {
  at: string
  text: string
  by: string | null
}

export interface StaffOrderLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  isSample: boolean
  room: string | null
  boxes: number
  shippedBoxes: number
  backorderedBoxes: number
  returnedBoxes: number
  canceledBoxes: number
  leftBoxes: number
  unitPriceCents: number
  totalCents: number
  lot: string | null
  fulfilment: 'confirmed' | 'allocated' | 'picking' | 'ready-for-pick-up' | 'shipped' | 'delivered' | 'backordered' | 'canceled'
  expectedOn: string | null
}

export interface StaffOrderPage {
  items: StaffOrderRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffOrderPerson {
  part: string
  name: string
  email: string | null
  phone: string | null
}

export interface StaffOrderRefund {
  refundId: string
  documentId: string
  cents: number
  requestedAt: string
}

export interface StaffOrderRow {
  number: string
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  statusText: string
  fulfilmentText: string
  origin: 'web' | 'counter' | 'phone' | 'quote' | 'addition'
  customer: string
  customerNumber: string | null
  poNumber: string | null
  jobName: string | null
  storeName: string | null
  isPickUp: boolean
  placedAt: string
  promisedOn: string | null
  isLate: boolean
  totalCents: number
  balanceCents: number
  isAwaitingPayment: boolean
  leftLines: number
  leftBoxes: number
}

export interface StaffQuote {
  quotationId: string
  customer: string
  customerNumber: string
  state: 'draft' | 'requested' | 'in-review' | 'offered' | 'accepted' | 'converted' | 'declined' | 'expired' | 'canceled'
  jobName: string | null
  poNumber: string | null
  storeName: string | null
  version: number
  validUntil: string | null
  requestedAt: string
  requestedBy: string
  rep: string | null
  totalCents: number
  changedAt: string
  isOpen: boolean
  projectName: string | null
  note: string | null
  termsText: string
  timeZone: string
  today: string
  isOnHold: boolean
  shippingAddress: PostalAddress | null
  taxPercent: string | null
  isFreightTaxed: boolean
  reason: string | null
  orderNumber: string | null
  lines: StaffQuoteLine[]
  versions: StaffOffer[]
  differences: QuoteDifference[]
  messages: QuoteMessage[]
  templates: StaffTemplate[]
}

export interface StaffQuoteLine {
  lineNo: number
  sku: string
  name: string
  room: string | null
  note: string | null
  unit: string
  requestedBoxes: number
  sqftPerUnit: string | null
  poundsPerUnit: string
  listPriceCents: number
  priceTodayCents: number | null
  isGone: boolean
  stockBoxes: number
  stock: QuoteStock[]
  leadDays: number | null
}

export interface StaffQuotePage {
  items: StaffQuoteRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffQuoteRow {
  quotationId: string
  customer: string
  customerNumber: string
  state: 'draft' | 'requested' | 'in-review' | 'offered' | 'accepted' | 'converted' | 'declined' | 'expired' | 'canceled'
  jobName: string | null
  poNumber: string | null
  storeName: string | null
  version: number
  validUntil: string | null
  requestedAt: string
  requestedBy: string
  rep: string | null
  totalCents: number
  lineCount: number
  hasQuestion: boolean
}

export interface StaffRecording {
  id: string
  email: string | null
  customer: string | null
  customerNumber: string | null
  pages: string[]
  seconds: number
  bytes: number
  startedAt: string
  reason: string | null
  openUntil: string | null
}

export interface StaffRedirect {
  source: string
  status: number
  target: string | null
  isEdited: boolean
  version: string
}

export interface StaffRedirectPage {
  items: StaffRedirect[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffReturn {
  returnNumber: string
  orderNumber: string
  kind: 'return' | 'damage'
  status: 'requested' | 'approved' | 'received' | 'inspected' | 'refunded' | 'declined' | 'canceled'
  reason: string
  customer: string
  storeName: string | null
  boxes: number
  requestedAt: string
  movedAt: string
  creditCents: number | null
  customerNumber: string | null
  answer: string | null
  requestedBy: string | null
  lines: StaffReturnLine[]
  photos: StaffReturnPhoto[]
}

export interface StaffReturnLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  boxes: number
  pieces: number | null
  receivedBoxes: number | null
  acceptedBoxes: number | null
}

export interface StaffReturnPage {
  items: StaffReturnRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffReturnPhoto {
  messageId: string
}

export interface StaffReturnRow {
  returnNumber: string
  orderNumber: string
  kind: 'return' | 'damage'
  status: 'requested' | 'approved' | 'received' | 'inspected' | 'refunded' | 'declined' | 'canceled'
  reason: string
  customer: string
  storeName: string | null
  boxes: number
  requestedAt: string
  movedAt: string
  creditCents: number | null
}

export interface StaffReview {
  id: string
  sku: string
  author: string
  stars: number
  title: string | null
  text: string | null
  source: 'bought' | 'sample' | 'job' | 'store'
  verified: 'bought' | 'sample' | 'no'
  state: 'published' | 'held' | 'removed'
  writtenOn: string | null
  photos: ReviewPhoto[]
  answer: string | null
  answeredOn: string | null
  helpful: number
  productName: string
  version: number
  because: string | null
  customer: string | null
  customerNumber: string | null
  purchases: ReviewPurchase[]
}

export interface StaffReviewPage {
  items: StaffReview[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffRewardEntry {
  bookedOn: string
  text: string
  points: number
  by: string | null
}

export interface StaffRewardLot {
  rewardId: string
  kind: 'purchase' | 'referral' | 'adjustment'
  status: 'pending' | 'available' | 'used' | 'expired' | 'reversed'
  statusText: string
  documentId: string | null
  earnedOn: string
  points: number
  pendingPoints: number
  availablePoints: number
}

export interface StaffRewardPage {
  items: StaffRewardRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
  allAvailablePoints: number
  allPendingPoints: number
}

export interface StaffRewardRow {
  customerNumber: string
  customer: string
  tier: 'Gold' | 'Platinum' | 'Diamond'
  availablePoints: number
  availableCents: number
  pendingPoints: number
  expiringPoints: number
  payoutPoints: number
  hasPayoutDetails: boolean
}

export interface StaffRewards {
  customerNumber: string
  customer: string
  progress: TierProgress
  availablePoints: number
  availableCents: number
  pendingPoints: number
  expiringPoints: number
  lifetimePoints: number
  payoutPoints: number
  hasPayoutDetails: boolean
  lots: StaffRewardLot[]
  entries: StaffRewardEntry[]
}

export interface StaffSetting {
  key: string
  description: string
  value: string
  limits: SettingLimit[]
  isEdited: boolean
  version: string
}

export interface StaffSettings {
  items: StaffSetting[]
}

export interface StaffStore {
  id: string
  slug: string
  name: string
  street: string
  city: string
  state: string
  zip: string
  timeZone: string
  merchantId: string | null
  version: string
  phone: string
  email: string
  hours: StoreDay[]
  holidays: StoreHoliday[]
  exceptions: StoreException[]
  services: ('design-studio' | 'pro-desk' | 'pick-up' | 'cut-to-size' | 'will-call')[]
  people: StaffStorePerson[]
  events: StaffStoreEvent[]
  hoursText: string[]
  nextEvents: NextEvent[]
}

export interface StaffStoreEvent {
  title: string | null
  text: string | null
  day: string | null
  week: number | null
  weekday: number | null
  starts: string | null
  minutes: number
}

export interface StaffStorePage {
  items: StaffStoreRow[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface StaffStorePerson {
  name: string | null
  role: string | null
  text: string | null
}

export interface StaffStoreRow {
  id: string
  name: string
  city: string
  state: string
  phone: string
  openText: string
  isOpen: boolean
  exceptionCount: number
}

export interface StaffSynonym {
  id: string
  same: string[]
  from: string[]
  to: string[]
  version: string
}

export interface StaffSynonyms {
  items: StaffSynonym[]
}

export interface StaffTemplate {
  kind: 'offer' | 'decline' | 'message' | 'pro-ask' | 'pro-decline'
  name: string
  text: string
}

export interface StaffTemplates {
  templates: StaffTemplate[]
}

export interface StaffVendorPayment {
  reference: string
  company: string
  contactName: string
  email: string
  phone: string | null
  sentAt: string
  earlier: number
  isDone: boolean
  doneBy: string | null
  accounts: VendorAccount[]
  openUntil: string | null
  openings: VendorOpeningRecord[]
}

export interface Statement {
  statementId: string
  period: string
  fromOn: string
  toOn: string
  openingCents: number
  chargesCents: number
  paymentsCents: number
  creditsCents: number
  closingCents: number
  ageing: Ageing
}

export interface StatementDetail {
  statementId: string
  period: string
  fromOn: string
  toOn: string
  openingCents: number
  chargesCents: number
  paymentsCents: number
  creditsCents: number
  closingCents: number
  ageing: Ageing
  lines: StatementLine[]
}

export interface StatementLine {
  bookedOn: string
  documentId: string
  type: 'DG' | 'DR' | 'DV' | 'DZ' | 'RV' | 'YZ' | 'Z2' | 'Z3' | 'ZG' | 'ZO'
  text: string
  cents: number
  balanceCents: number
}

export interface StatementList {
  statements: Statement[]
  current: Statement | null
  firstOn: string | null
}

export interface StaticData {
  data: Record<string, unknown>
}

export interface StepPlan {
  items: PlannedStep[]
}

export interface StepProblem {
  step: 'shopping-cart' | 'shipping' | 'payment' | 'order-review'
  code: string
  message: string
  lineItemId: string | null
}

export interface StockAlertAnswer {
  message: string
  isSet: boolean
  product_url: string | null
}

export interface StockHold {
  number: string
  status: 'awaiting-approval' | 'open' | 'completed' | 'declined' | 'canceled'
  customer: string
  customerNumber: string | null
  storeName: string | null
  placedAt: string
  promisedOn: string | null
  isLate: boolean
  boxes: number
  lots: string | null
}

export interface StockHoldPage {
  items: StockHold[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
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

export interface StoreDay {
  opens: string | null
  closes: string | null
}

export interface StoreDetails {
  phone: string
  email: string
  hours: StoreDay[]
  holidays: StoreHoliday[]
  exceptions: StoreException[]
  services: ('design-studio' | 'pro-desk' | 'pick-up' | 'cut-to-size' | 'will-call')[]
  people: StaffStorePerson[]
  events: StaffStoreEvent[]
}

export interface StoreEvent {
  title: string
  text: string
  day: string
  starts: string
  minutes: number
}

export interface StoreException {
  day: string | null
  opens: string | null
  closes: string | null
  reason: string | null
}

export interface StoreHoliday {
  id: 'new-year' | 'memorial-day' | 'independence-day' | 'labor-day' | 'thanksgiving' | 'christmas'
  mode: 'usual' | 'closed' | 'times'
  opens: string | null
  closes: string | null
}

export interface StorePage {
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
  staff: StorePerson[]
  events: StoreEvent[]
}

export interface StorePerson {
  name: string
  role: string
  text: string
}

export interface StoreStepReply {
  step: 'allocated' | 'picking' | 'ready-for-pick-up' | 'shipped' | 'delivered'
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

export interface SuggestedPage {
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
  pages: SuggestedPage[]
  skus: SuggestedSku[]
  corrected: SearchCorrection | null
}

export interface Suitability {
  place: string
  verdict: 'pass' | 'caution' | 'no'
  reason: string
}

export interface SynonymWords {
  same: string[]
  from: string[]
  to: string[]
}

export interface TestCard {
  number: string
  effect: string
}

export interface TierProgress {
  tier: 'Gold' | 'Platinum' | 'Diamond'
  spentCents: number
  pointsPerDollar: number | null
  nextTier: string | null
  nextTierCents: number
  missingCents: number
  percent: number
  nextTierText: string | null
  isAboutToDrop: boolean
}

export interface TodayCents {
  today: number
  lastWeek: number
}

export interface TodayCount {
  today: number
  lastWeek: number
}

export interface TodayFigures {
  orders: TodayCount
  sales: TodayCents | null
  samples: TodayCount
  offers: TodayCount
  shipments: TodayCount
  toPick: number
  late: number
  readyForPickUp: number
  openReturns: number
  overdueCents: number | null
  nextTruck: NextTruck | null
}

export interface TokenData {
  isValid: boolean
  kind: string | null
  expiresAt: string | null
  email: string | null
  user: SessionUser | null
}

export interface TriedProduct {
  sku: string
  name: string
}

export interface TriedSearch {
  words: string
  total: number
  products: TriedProduct[]
}

export interface UnderstoodFilter {
  filter: string
  values: string[]
  rest: string
  min: number | null
  max: number | null
}

export interface UnreadCounterLine {
  text: string
  problem: string
  nearest: NearSku[]
}

export interface UploadedPicture {
  id: string
  view: 'face' | 'laid' | 'scene'
  width: number
  height: number
  uploadedBy: string
  uploadedAt: string
}

export interface UploadedPictures {
  items: UploadedPicture[]
}

export interface UsedCredit {
  documentId: string
  usedCents: number
  openCents: number
}

export interface UserActionRecord {
  at: string
  by: string
  text: string
}

export interface UserActionRecords {
  deeds: UserActionRecord[]
}

export interface UserStatus {
  status: string
  message: string
}

export interface VendorAccount {
  taxId: string
  bankName: string
  routingNumber: string
  accountNumber: string
  accountType: 'checking' | 'savings' | null
}

export interface VendorOpeningRecord {
  by: string
  at: string
  reason: string
}

export interface VendorPayment {
  reference: string
  company: string
  contactName: string
  email: string
  phone: string | null
  sentAt: string
  earlier: number
  isDone: boolean
  doneBy: string | null
}

export interface VendorPaymentPage {
  items: VendorPayment[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface WaitingCompanyName {
  customerNumber: string
  account: string
  wanted: string
  askedAt: string
}

export interface WaitingDispute {
  documentId: string
  account: string | null
  customerNumber: string | null
  storeName: string | null
  orderNumber: string | null
  disputedBy: string | null
  disputedAt: string
  amountCents: number
  reason: string | null
  lines: DisputedLine[]
}

export interface WaitingMessage {
  kind: 'order' | 'quote'
  number: string
  account: string | null
  customerNumber: string | null
  storeName: string | null
  author: string
  text: string
  at: string
  messageId: string
  hasPhoto: boolean
  hasPdf: boolean
}

export interface WaitingOrder {
  number: string
  orderId: string | null
  account: string | null
  customerNumber: string | null
  storeName: string | null
  isPickUp: boolean
  wantedOn: string | null
  placedAt: string
  lines: WaitingOrderLine[]
}

export interface WaitingOrderLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  leftBoxes: number
  lot: string | null
  fulfilment: string
}

export interface WaitingOrders {
  orders: OrderToApprove[]
}

export interface WaitingProAccount {
  customerNumber: string
  account: string
  contact: string
  email: string
  phone: string | null
  trade: string | null
  taxId: string | null
  website: string | null
  place: string | null
  expectedVolume: string | null
  referredBy: string | null
  wantsTerms: boolean
  hasCertificate: boolean
  askedAt: string
  status: 'in-review' | 'needs-info'
}

export interface WaitingQuote {
  quotationId: string
  account: string | null
  customerNumber: string | null
  storeName: string | null
  status: 'draft' | 'requested' | 'in-review' | 'offered' | 'accepted' | 'converted' | 'declined' | 'expired' | 'canceled'
  version: number
  jobName: string | null
  note: string | null
  requestedAt: string
  shipToState: string | null
  lines: WaitingQuoteLine[]
}

export interface WaitingQuoteLine {
  lineNo: number
  sku: string
  name: string
  room: string | null
  unit: string
  requestedBoxes: number
  listPriceCents: number
  note: string | null
}

export interface WaitingRefund {
  refundId: string
  account: string | null
  customerNumber: string | null
  storeName: string | null
  documentId: string
  cents: number
  requestedAt: string
}

export interface WaitingReturn {
  returnNumber: string
  number: string
  account: string | null
  customerNumber: string | null
  storeName: string | null
  kind: 'return' | 'damage'
  status: 'requested' | 'approved' | 'received' | 'inspected' | 'refunded' | 'declined' | 'canceled'
  reason: string
  requestedAt: string
  lines: WaitingReturnLine[]
  photos: WaitingReturnPhoto[]
}

export interface WaitingReturnLine {
  lineNo: number
  sku: string
  name: string
  unit: string
  boxes: number
  pieces: number | null
  receivedBoxes: number | null
}

export interface WaitingReturnPhoto {
  messageId: string
}

export interface ZeroHelp {
  relax: SearchRelaxation[]
  categories: CategoryLink[]
}

export interface AcceptedBoxesInput {
  lineNo?: number
  boxes?: number
}

export interface AccountChangeInput {
  customerNumber?: string
  version?: string
  reason?: string
  terms?: 'NT30' | 'NT45' | 'NT90' | 'Z000' | null
  creditLineCents?: number | null
  priceGroup?: 'RT' | 'PG' | 'PP' | 'PD' | null
  isOnHold?: boolean | null
}

export interface AccountClosingInput {
  password?: string
}

export interface ActingRequestInput {
  customerNumber?: string
  userID?: string
  mode?: 'look' | 'order'
  reason?: string
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
  nickname?: string | null
  siteContact?: string | null
  deliveryNotes?: string | null
  isShipping?: boolean
  isBilling?: boolean
  isDefault?: boolean
}

export interface AddressImportInput {
  lines?: AddressLineInput[]
  isCheck?: boolean
}

export interface AddressLineInput {
  firstName?: string | null
  lastName?: string | null
  company?: string | null
  street1?: string | null
  street2?: string | null
  city?: string | null
  state?: string | null
  zip?: string | null
  phone?: string | null
  nickname?: string | null
  deliveryNotes?: string | null
  siteContact?: string | null
}

export interface AltTextToSaveInput {
  imageName?: string
  alt?: string
  version?: string
}

export interface AlternateChangeInput {
  id?: string | null
  sku?: string
  boxes?: number | null
  note?: string | null
  ownClientPriceCents?: number | null
}

export interface AuthorizationInput {
  paymentToken?: string | null
  savedCardId?: string | null
}

export interface BankAccountInput {
  routingNumber?: string
  accountNumber?: string
  holder?: string
}

export interface BoxesToCancelInput {
  lineNo?: number
  boxes?: number
}

export interface CardChoiceInput {
  cardId?: string
}

export interface CardHandleInput {
  requestId?: string
  providerToken?: string
}

export interface CardSharingInput {
  cardId?: string
  isShared?: boolean
}

export interface CartItemInput {
  sku?: string
  quantity?: number
  lotNo?: string | null
  room?: string | null
  projectId?: string | null
}

export interface CartItemsInput {
  items?: CartItemInput[]
}

export interface ChosenAddressInput {
  addressId?: string | null
  address?: PostalAddressInput | null
  email?: string | null
  sameAsShipping?: boolean
  saveToBook?: boolean
}

export interface ClientApprovalInput {
  token?: string
  revision?: number
  name?: string
  strokes?: string | null
  agrees?: boolean
}

export interface ClientBrandToSaveInput {
  licenseNumber?: string | null
  logo?: string | null
  removesLogo?: boolean
}

export interface ClientChoiceInput {
  token?: string
  revision?: number
  itemId?: string
  alternateId?: string | null
}

export interface ClientCommentInput {
  token?: string
  itemId?: string | null
  author?: string
  message?: string
}

export interface ClientProposalCommentInput {
  token?: string
  author?: string
  message?: string
}

export interface CollectedInput {
  kind?: string | null
  events?: TelemetryEventInput[] | null
  errors?: TelemetryErrorInput[] | null
}

export interface CompanyNameDecisionInput {
  customerNumber?: string
  isApproved?: boolean
  reason?: string | null
}

export interface ContactUsInput {
  name?: string
  email?: string
  phone?: string | null
  topic?: string
  orderNumber?: string | null
  storeId?: string | null
  message?: string
  photo?: string | null
  captcha?: string | null
  website?: string | null
}

export interface ContentPublicationInput {
  path?: string
  version?: number
  isPublished?: boolean
}

export interface ContentToPreviewInput {
  body?: string | null
}

export interface ContentToSaveInput {
  path?: string
  kind?: 'article' | 'installation-guide' | 'care-guide' | 'category' | 'policy' | 'page' | 'slot'
  knownVersion?: number
  title?: string
  summary?: string | null
  body?: string | null
  tags?: string[]
  author?: string | null
  pictures?: string[]
  fields?: string | null
}

export interface CounterDeliveryInput {
  kind?: 'pick-up' | 'delivery'
  storeId?: string | null
  placeId?: string | null
  address?: PostalAddressInput | null
  optionId?: string | null
  instructions?: string | null
}

export interface CounterLineEntryInput {
  sku?: string
  boxes?: number
  lotNo?: string | null
  priceCents?: number | null
  priceReason?: string | null
}

export interface CounterOrderEntryInput {
  id?: string
  version?: number
  customerNumber?: string
  userID?: string
  lines?: CounterLineEntryInput[]
  typed?: string | null
  delivery?: CounterDeliveryInput
  poNumber?: string | null
  jobName?: string | null
  acceptsMixedLots?: boolean
}

export interface CounterOrderKeyInput {
  id?: string
  version?: number
}

export interface CounterPlacingInput {
  id?: string
  version?: number
  totalCents?: number
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

export interface CreditRequestInput {
  key?: string | null
  creditIds?: string[] | null
  documentIds?: string[] | null
}

export interface CustomerCallInput {
  customerNumber?: string
  person?: string
  reason?: string
  operation?: string
  parameters?: Record<string, unknown> | null
  query?: string | null
  body?: Record<string, unknown> | null
  key?: string | null
}

export interface CustomerChangeInput {
  name?: string | null
  preferredStore?: string | null
  phone?: string | null
  website?: string | null
  address?: PostalAddressInput | null
  customerNumber?: string | null
}

export interface CustomerPriceGroupInput {
  customerNumber?: string
  seen?: 'RT' | 'PG' | 'PP' | 'PD'
}

export interface CustomersEmailInput {
  customerNumbers?: string[]
  subject?: string
  text?: string
  isPreview?: boolean
  key?: string | null
}

export interface DisputeInput {
  documentId?: string
  amountCents?: number | null
  reason?: string | null
  lines?: LineToDisputeInput[] | null
}

export interface DisputeDecisionInput {
  documentId?: string
  disputedAt?: string
  decision?: 'accept' | 'decline'
  creditCents?: number | null
  answer?: string | null
}

export interface DocumentFilterInput {
  key?: 'STATUS' | 'MY STATUS_DUE' | 'PERIODE' | 'CHAR' | 'SOLDTO' | 'SHIPTO' | 'ZZORDERTYPE' | 'ZZDOCTYFI'
  value?: string
}

export interface DocumentQueryInput {
  page?: number
  pageSize?: number
  sortBy?: string | null
  sortDirection?: 'asc' | 'desc' | null
  scope?: number
  filters?: DocumentFilterInput[] | null
}

export interface DocumentToPayInput {
  documentId?: string
  amountCents?: number | null
  reason?: string | null
}

export interface DownloadRequestInput {
  kind?: 'invoice' | 'order' | 'orderCopy' | 'quote' | 'proposal' | 'selectionSheet' | 'statement' | 'packingList' | 'receipt' | 'installPack' | 'orders' | 'quotes' | 'selectionSheets' | 'invoices' | 'billingHistory'
  ids?: string[] | null
  format?: 'csv' | 'text' | 'xml' | 'pdf' | 'xls' | 'xlsx' | null
  query?: DocumentQueryInput | null
}

export interface EmailChangeInput {
  email?: string
  password?: string
}

export interface EmailCheckInput {
  email?: string
  captcha?: string | null
}

export interface EmailLinkInput {
  token?: string
}

export interface EmailResendInput {
  emailId?: string
  key?: string
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

export interface EndedProposalLinkInput {
  quotationId?: string
  linkId?: string
}

export interface EndedSessionInput {
  id?: string
}

export interface EnvelopeToOpenInput {
  envelope?: string
  purpose?: string
}

export interface FavoriteChangeInput {
  add?: string[]
  remove?: string[]
}

export interface FilterToForgetInput {
  list?: 'orders' | 'quotes' | 'selectionSheets' | 'invoices' | 'billingHistory'
  name?: string
}

export interface FilterToSaveInput {
  list?: 'orders' | 'quotes' | 'selectionSheets' | 'invoices' | 'billingHistory'
  name?: string
  query?: string
}

export interface ForgottenInput {
  email?: string
  captcha?: string | null
}

export interface FulfilmentInput {
  optionId?: string | null
  storeId?: string | null
  address?: PostalAddressInput | null
  pickUpContact?: PickUpContactInput | null
  pickUpPersons?: string | null
  instructions?: string | null
}

export interface InboxAssignmentInput {
  reference?: string
  userName?: string | null
}

export interface InboxReplyInput {
  reference?: string
  key?: string
  text?: string
  isDone?: boolean
}

export interface InboxStateInput {
  reference?: string
  isDone?: boolean
  version?: string | null
}

export interface InvitedPersonInput {
  customerNumber?: string
  askedBy?: string
  email?: string
  firstName?: string
  lastName?: string
  rights?: string[]
}

export interface InvoicePaymentRequestInput {
  key?: string | null
  documents?: DocumentToPayInput[]
  useCredits?: boolean
  creditIds?: string[] | null
  paymentToken?: string | null
  savedCardId?: string | null
  saveCard?: boolean
  bank?: BankAccountInput | null
  expectedCents?: number | null
  returnUrl?: string | null
}

export interface ItemsToAddInput {
  basketId?: string
  version?: number | null
  items?: NewProjectItemInput[]
}

export interface ItemsToEditInput {
  basketId?: string
  version?: number | null
  items?: ProjectItemChangeInput[]
}

export interface JobRetryInput {
  jobId?: string
}

export interface LaborLineInput {
  name?: string
  totalCents?: number
}

export interface LayoutCutOutInput {
  kind?: 'island' | 'drain' | 'column' | 'other'
  xIn?: number
  yIn?: number
  widthIn?: number
  depthIn?: number
}

export interface LayoutDoorInput {
  side?: number
  fromIn?: number
  widthIn?: number
}

export interface LayoutSideInput {
  inches?: number
  turn?: 'right' | 'left' | 'half-right' | 'half-left'
}

export interface LayoutToSaveInput {
  basketId?: string
  version?: number | null
  layoutId?: string | null
  roomId?: string
  surface?: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other' | null
  wall?: number | null
  name?: string | null
  sku?: string
  sides?: LayoutSideInput[]
  cutOuts?: LayoutCutOutInput[] | null
  doors?: LayoutDoorInput[] | null
  pattern?: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'basketweave' | 'versailles'
  isTurned?: boolean
  jointIn?: number
  groutSku?: string | null
  startXIn?: number
  startYIn?: number
  sparePercent?: number
}

export interface LeavingBoxesInput {
  lineNo?: number
  boxes?: number
  lot?: string | null
}

export interface LineCancellingInput {
  number?: string
  reason?: string | null
  lines?: UnwantedLineInput[]
}

export interface LineMarkupInput {
  lineNo?: number
  markupPercent?: number
}

export interface LineNumberInput {
  lineNo?: number
}

export interface LineToDisputeInput {
  lineNo?: number
  boxes?: number | null
  amountCents?: number | null
}

export interface MerchantChangeInput {
  storeId?: string
  merchantId?: string
  seen?: string | null
  secret?: string | null
  reason?: string
}

export interface NamedQuoteInput {
  quotationId?: string
}

export interface NamedSheetInput {
  selectionSheetId?: string
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
  nickname?: string | null
  siteContact?: string | null
  deliveryNotes?: string | null
  isShipping?: boolean
  isBilling?: boolean
  isDefault?: boolean
}

export interface NewArrivalInput {
  deliveryNumber?: string
  signedBy?: string | null
  note?: string | null
}

export interface NewAssignmentInput {
  kind?: 'order' | 'quote' | 'customer' | 'return' | 'refund'
  number?: string
  userID?: string | null
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
  address?: PostalAddressInput | null
  expectedVolume?: string | null
  referredBy?: string | null
  wantsTerms?: boolean
  certificate?: string | null
  customerNumber?: string | null
  captcha?: string | null
}

export interface NewDeliveryInput {
  number?: string
  key?: string
  carrier?: string | null
  tracking?: string | null
  expectedOn?: string | null
  lines?: LeavingBoxesInput[]
}

export interface NewNoteInput {
  kind?: 'order' | 'quote' | 'customer'
  number?: string
  text?: string | null
  key?: string
}

export interface NewPasswordInput {
  token?: string | null
  password?: string
}

export interface NewPictureInput {
  sku?: string
  view?: 'face' | 'laid' | 'scene'
  picture?: string
}

export interface NewPostingInput {
  customerNumber?: string
  kind?: 'check' | 'ach' | 'credit-memo' | 'write-off' | 'apply'
  amountCents?: number
  parts?: PostingPartInput[]
  keepsRemainder?: boolean
  creditId?: string | null
  reference?: string | null
  receivedOn?: string | null
  reason?: string | null
  key?: string
}

export interface NewProjectItemInput {
  sku?: string
  roomId?: string | null
  surface?: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other' | null
  pattern?: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'chevron' | 'basketweave' | 'versailles' | 'mosaic' | 'floating' | null
  measuredBy?: 'area' | 'box' | null
  areaSqft?: number | null
  wastePercent?: number | null
  spareBoxes?: number | null
  boxes?: number | null
  notes?: string | null
  alternateOf?: string | null
}

export interface NewProposalCommentInput {
  quotationId?: string
  message?: string
}

export interface NewQuoteMessageInput {
  quotationId?: string
  lineNo?: number | null
  message?: string
  photo?: string | null
}

export interface NewReviewInput {
  sku?: string
  stars?: number
  title?: string | null
  text?: string | null
  source?: 'bought' | 'sample' | 'job' | 'store'
  photos?: string[] | null
}

export interface NewSheetInput {
  projectId?: string | null
  name?: string | null
  clientName?: string | null
  clientEmail?: string | null
}

export interface NewSheetCommentInput {
  selectionSheetId?: string
  itemId?: string | null
  message?: string
}

export interface NewUserInput {
  email?: string
  firstName?: string
  lastName?: string
  phone?: string | null
  rights?: string[]
  orderLimitCents?: number | null
  monthLimitCents?: number | null
}

export interface NextStepInput {
  number?: string
  step?: 'allocated' | 'picking' | 'ready-for-pick-up' | 'shipped' | 'delivered' | null
  key?: string | null
}

export interface OfferedLineInput {
  lineNo?: number
  boxes?: number
  unitPriceCents?: number
  note?: string | null
}

export interface OpenLinkInput {
  token?: string
}

export interface OrderAdditionInput {
  number?: string
  sku?: string
  boxes?: number
  totalCents?: number
  key?: string
}

export interface OrderAdditionRequestInput {
  number?: string
  sku?: string
  boxes?: number
}

export interface OrderApprovingInput {
  number?: string
  comment?: string | null
}

export interface OrderCancellingInput {
  number?: string
  reason?: string | null
}

export interface OrderChangeInput {
  number?: string
  shippingAddress?: PostalAddressInput | null
  wantedOn?: string | null
  pickUpPerson?: string | null
  instructions?: string | null
}

export interface OrderChangeWishInput {
  number?: string
  lines?: OrderLineChangeInput[] | null
  add?: OrderLineToAddInput | null
  shippingAddress?: PostalAddressInput | null
  wantedOn?: string | null
  pickUpPerson?: string | null
  instructions?: string | null
}

export interface OrderDecliningInput {
  number?: string
  reason?: string
}

export interface OrderLineChangeInput {
  lineNo?: number
  boxes?: number
}

export interface OrderLineToAddInput {
  sku?: string
  boxes?: number
}

export interface OrderNumbersInput {
  numbers?: string[]
}

export interface OrderQuestionInput {
  number?: string
  text?: string
  photo?: string | null
}

export interface OrderStatusLinkInput {
  token?: string
}

export interface OrderStatusRequestInput {
  number?: string
  email?: string
}

export interface OrderStepInput {
  number?: string
  step?: 'allocated' | 'picking' | 'ready-for-pick-up' | 'backordered'
  lineNos?: LineNumberInput[]
  expectedOn?: string | null
}

export interface OverLimitChoiceInput {
  overLimit?: 'approve' | 'block'
}

export interface PartnerAddressInput {
  address?: PostalAddressInput
  isFreight?: boolean
}

export interface PasswordToSealInput {
  password?: string
  purpose?: string
}

export interface PayLinkPaymentInput {
  token?: string
  paymentToken?: string
  expectedCents?: number
  key?: string
}

export interface PayLinkRequestInput {
  documentId?: string | null
  counterOrderId?: string | null
  version?: number
  email?: string
  note?: string | null
  key?: string
}

export interface PayLinkTokenInput {
  token?: string
}

export interface PaymentAskInput {
  documentId?: string
  note?: string | null
}

export interface PaymentQueryInput {
  attemptId?: string | null
  referenceId?: string | null
}

export interface PaymentStartInput {
  method?: 'Credit_Card' | 'Citizen_Pay' | 'Invoice'
  returnUrl?: string | null
}

export interface PersonLockInput {
  customerNumber?: string
  email?: string
  isLocked?: boolean
  reason?: string | null
}

export interface PersonResetInput {
  customerNumber?: string
  email?: string
}

export interface PersonRestoreInput {
  customerNumber?: string
  userID?: string
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

export interface PhoneCheckInput {
  phone?: string
  captcha?: string | null
}

export interface PickUpContactInput {
  firstName?: string | null
  lastName?: string | null
  email?: string | null
  phone?: string | null
  billingZip?: string | null
}

export interface PictureKeyInput {
  sku?: string
  id?: string
}

export interface PinToDeleteInput {
  href?: string
}

export interface PinToSaveInput {
  href?: string
  label?: string | null
}

export interface PostalAddressInput {
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

export interface PostingPartInput {
  documentId?: string
  cents?: number
}

export interface PostingRequestInput {
  customerNumber?: string
  kind?: 'check' | 'ach' | 'credit-memo' | 'write-off' | 'apply'
  amountCents?: number
  parts?: PostingPartInput[]
  keepsRemainder?: boolean
  creditId?: string | null
  reference?: string | null
  receivedOn?: string | null
  reason?: string | null
}

export interface PostingReversalInput {
  documentId?: string
  reason?: string
  key?: string
}

export interface PriceGroupChangeInput {
  customers?: CustomerPriceGroupInput[]
  priceGroup?: 'RT' | 'PG' | 'PP' | 'PD'
  reason?: string
  isPreview?: boolean
}

export interface ProAccountDecisionInput {
  customerNumber?: string
  decision?: 'approve' | 'decline' | 'ask'
  priceGroup?: 'RT' | 'PG' | 'PP' | 'PD' | null
  terms?: string | null
  creditLineCents?: number | null
  text?: string | null
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

export interface ProjectItemChangeInput {
  basketItemGuid?: string
  sku?: string | null
  roomId?: string | null
  surface?: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other' | null
  pattern?: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'chevron' | 'basketweave' | 'versailles' | 'mosaic' | 'floating' | null
  measuredBy?: 'area' | 'box' | null
  areaSqft?: number | null
  wastePercent?: number | null
  spareBoxes?: number | null
  boxes?: number | null
  notes?: string | null
  alternateOf?: string | null
}

export interface ProjectPhotoAdditionInput {
  basketId?: string
  version?: number | null
  roomId?: string | null
  photo?: string
  caption?: string | null
}

export interface ProjectPhotoRemovalInput {
  basketId?: string
  version?: number | null
  photoId?: string
}

export interface ProjectUpdateInput {
  basketId?: string
  version?: number | null
  name?: string | null
  clientName?: string | null
  clientEmail?: string | null
  place?: PostalAddressInput | null
  jobName?: string | null
  poNumber?: string | null
  notes?: string | null
  budgetCents?: number | null
  stage?: 'planning' | 'installing' | 'done' | 'archived' | null
  rooms?: RoomChangeInput[] | null
  memberEmails?: string[] | null
}

export interface ProposalAcceptanceInput {
  token?: string
  revision?: number
  name?: string
  email?: string
  strokes?: string | null
  agrees?: boolean
}

export interface ProposalToSaveInput {
  quotationId?: string
  title?: string
  clientName?: string | null
  intro?: string | null
  scope?: string | null
  exclusions?: string | null
  depositPercent?: number | null
  markupPercent?: number
  lineMarkups?: LineMarkupInput[]
  labor?: LaborLineInput[]
  showsLines?: boolean
  logo?: string | null
  removesLogo?: boolean
}

export interface ProposalToShareInput {
  quotationId?: string
  days?: number | null
  email?: string | null
  message?: string | null
}

export interface ProposalTokenInput {
  token?: string
}

export interface QuoteAcceptanceInput {
  quotationId?: string
  version?: number
  poNumber?: string | null
  jobName?: string | null
  shippingAddress?: PostalAddressInput | null
  wantedOn?: string | null
  pickUpPerson?: string | null
  instructions?: string | null
  lineNos?: number[] | null
  acceptsDifferences?: boolean
}

export interface QuoteAnswerInput {
  quotationId?: string
  text?: string
  photo?: string | null
  lineNo?: number | null
}

export interface QuoteChangeRequestInput {
  quotationId?: string
  version?: number
  message?: string
  lines?: QuoteLineChangeInput[] | null
}

export interface QuoteItemInput {
  sku?: string
  quantity?: number
  room?: string | null
  note?: string | null
}

export interface QuoteLineChangeInput {
  lineNo?: number
  boxes?: number
}

export interface QuoteRefusalInput {
  quotationId?: string
  version?: number
  reason?: string
}

export interface QuoteRequestInput {
  projectId?: string | null
  selectionSheetId?: string | null
  items?: QuoteItemInput[] | null
  jobName?: string | null
  poNumber?: string | null
  note?: string | null
  isDraft?: boolean
}

export interface RecordedPartInput {
  recording?: string
  part?: number
  path?: string
  events?: string
}

export interface RecordingOpeningInput {
  recordingId?: string
  reason?: string | null
}

export interface RedemptionInput {
  points?: number
  key?: string | null
}

export interface RedirectToDeleteInput {
  source?: string
  version?: string
}

export interface RedirectToSaveInput {
  source?: string
  status?: number
  target?: string | null
  version?: string | null
}

export interface RefundRequestInput {
  key?: string | null
  documentId?: string
}

export interface ReminderRequestInput {
  documentId?: string
  on?: string | null
}

export interface ReturnCancellingInput {
  returnNumber?: string
}

export interface ReturnInspectionInput {
  returnNumber?: string
  accepted?: AcceptedBoxesInput[]
}

export interface ReturnLineRequestInput {
  lineNo?: number
  boxes?: number
  pieces?: number | null
}

export interface ReturnMoveInput {
  returnNumber?: string
  to?: 'approved' | 'declined' | 'received' | 'inspected'
  answer?: string | null
  accepted?: AcceptedBoxesInput[]
  creditCents?: number | null
}

export interface ReturnRequestInput {
  number?: string
  kind?: 'return' | 'damage' | null
  reason?: string
  lines?: ReturnLineRequestInput[]
  photos?: string[] | null
}

export interface ReturnScanInput {
  code?: string
  boxes?: number | null
  returnNumber?: string | null
  key?: string
}

export interface ReviewDecisionInput {
  token?: string
  decision?: 'publish' | 'remove' | 'answer' | null
  answer?: string | null
}

export interface ReviewVoteInput {
  reviewId?: string
  isHelpful?: boolean
}

export interface RewardCorrectionInput {
  customerNumber?: string
  points?: number
  reason?: string
  key?: string
}

export interface RewardPayoutInput {
  customerNumber?: string
  points?: number
}

export interface RightsChangeInput {
  email?: string
  rights?: string[]
  orderLimitCents?: number | null
  monthLimitCents?: number | null
}

export interface RoomChangeInput {
  id?: string | null
  name?: string
  lengthFt?: number | null
  widthFt?: number | null
  areaSqft?: number | null
  budgetCents?: number | null
  notes?: string | null
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

export interface SearchToForgetInput {
  words?: string
}

export interface SentRefundInput {
  refundId?: string
  reference?: string
}

export interface SettingToSaveInput {
  key?: string
  version?: string
  value?: string
}

export interface ShareToEndInput {
  selectionSheetId?: string
  shareId?: string
}

export interface SheetArchivingInput {
  selectionSheetId?: string
  revision?: number
  isArchived?: boolean
}

export interface SheetChangeInput {
  selectionSheetId?: string
  revision?: number
  name?: string | null
  clientName?: string | null
  clientEmail?: string | null
  priceView?: 'none' | 'client' | null
  markupPercent?: number | null
  notes?: string | null
  rooms?: SheetRoomChangeInput[] | null
}

export interface SheetItemChangeInput {
  id?: string | null
  sku?: string
  surface?: 'floor' | 'wall' | 'shower-floor' | 'shower-wall' | 'backsplash' | 'countertop' | 'fireplace' | 'outdoor' | 'other' | null
  pattern?: 'grid' | 'half' | 'third' | 'diagonal' | 'herringbone' | 'chevron' | 'basketweave' | 'versailles' | 'mosaic' | 'floating' | null
  grout?: string | null
  trim?: string | null
  areaSqft?: number | null
  boxes?: number | null
  notes?: string | null
  ownClientPriceCents?: number | null
  chosenAlternateId?: string | null
  alternates?: AlternateChangeInput[] | null
}

export interface SheetRoomChangeInput {
  id?: string | null
  name?: string
  areaSqft?: number | null
  allowanceCents?: number | null
  items?: SheetItemChangeInput[]
}

export interface SheetToShareInput {
  selectionSheetId?: string
  days?: number | null
  email?: string | null
  message?: string | null
}

export interface ShippedItemInput {
  sku?: string
  quantity?: number
}

export interface ShippingQuestionInput {
  zip?: string
  items?: ShippedItemInput[]
}

export interface SpentActingCodeInput {
  code?: string
}

export interface StaffLineCancellationInput {
  number?: string
  version?: string
  key?: string
  reason?: string
  lines?: BoxesToCancelInput[]
}

export interface StaffOrderChangeInput {
  number?: string
  lines?: OrderLineChangeInput[] | null
  add?: OrderLineToAddInput | null
  shippingAddress?: PostalAddressInput | null
  wantedOn?: string | null
  pickUpPerson?: string | null
  instructions?: string | null
  version?: string
  key?: string
  reason?: string
  totalCents?: number
}

export interface StaffRefundInput {
  documentId?: string
  reason?: string
  key?: string
}

export interface StaffReminderInput {
  documentIds?: string[]
  note?: string | null
  key?: string
}

export interface StaffReturnRequestInput {
  number?: string
  kind?: 'return' | 'damage'
  reason?: string
  lines?: ReturnLineRequestInput[]
  key?: string
}

export interface StaffReviewDecisionInput {
  reviewId?: string
  version?: number
  decision?: 'publish' | 'remove' | 'answer' | 'hold'
  answer?: string | null
  message?: string | null
}

export interface StaffStoreEventInput {
  title?: string | null
  text?: string | null
  day?: string | null
  week?: number | null
  weekday?: number | null
  starts?: string | null
  minutes?: number
}

export interface StaffStorePersonInput {
  name?: string | null
  role?: string | null
  text?: string | null
}

export interface StockAlertLinkInput {
  token?: string
}

export interface StockAlertRequestInput {
  sku?: string
  boxes?: number
  email?: string | null
  captcha?: string | null
  website?: string | null
}

export interface StoreAnswerInput {
  number?: string
  text?: string
  photo?: string | null
}

export interface StoreDayInput {
  opens?: string | null
  closes?: string | null
}

export interface StoreExceptionInput {
  day?: string | null
  opens?: string | null
  closes?: string | null
  reason?: string | null
}

export interface StoreHolidayInput {
  id?: 'new-year' | 'memorial-day' | 'independence-day' | 'labor-day' | 'thanksgiving' | 'christmas'
  mode?: 'usual' | 'closed' | 'times'
  opens?: string | null
  closes?: string | null
}

export interface StoreOfferInput {
  quotationId?: string
  version?: number
  changedAt?: string | null
  key?: string | null
  validUntil?: string
  freightCents?: number
  taxCents?: number | null
  note?: string | null
  message?: string | null
  lines?: OfferedLineInput[]
}

export interface StoreRefusalInput {
  quotationId?: string
  changedAt?: string | null
  reason?: string
}

export interface StoreToSaveInput {
  id?: string
  version?: string
  isTrial?: boolean
  phone?: string
  email?: string
  hours?: StoreDayInput[]
  holidays?: StoreHolidayInput[]
  exceptions?: StoreExceptionInput[]
  services?: ('design-studio' | 'pro-desk' | 'pick-up' | 'cut-to-size' | 'will-call')[]
  people?: StaffStorePersonInput[]
  events?: StaffStoreEventInput[]
}

export interface SynonymToDeleteInput {
  id?: string
  version?: string
}

export interface SynonymToSaveInput {
  id?: string | null
  version?: string | null
  same?: string[]
  from?: string[]
  to?: string[]
}

export interface TelemetryErrorInput {
  message?: string
  stack?: string | null
  path?: string
  at?: number
  reference?: string
}

export interface TelemetryEventInput {
  id?: string
  name?: string
  path?: string
  at?: number
  data?: Record<string, unknown> | null
}

export interface TemplateToSaveInput {
  kind?: 'offer' | 'decline' | 'message' | 'pro-ask' | 'pro-decline'
  name?: string
  text?: string | null
}

export interface UnsubscribeInput {
  email?: string | null
  token?: string | null
  reason?: string | null
  captcha?: string | null
  website?: string | null
}

export interface UnwantedLineInput {
  lineNo?: number
  boxes?: number
}

export interface UserQueryInput {
  email?: string | null
  captcha?: string | null
}

export interface VendorOpeningInput {
  reference?: string
  reason?: string | null
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

export interface ViewToDeleteInput {
  id?: string
}

export interface ViewToSaveInput {
  id?: string | null
  list?: string
  name?: string | null
  words?: string | null
  isShared?: boolean
}

export interface WantedTopicsInput {
  topics?: string[]
}

export interface WorkHandOverInput {
  from?: string
  to?: string
}

export interface AddressResource {
  /** GET /api/address/getAddresses — The address book; Shipping and Billing narrow it, PageSize -1 gives all. */
  getAddresses(query?: { PageSize?: string | undefined; Shipping?: string | undefined; Billing?: string | undefined }, requestOptions?: RequestOptions): Promise<SavedAddresses>
  /** GET /api/address/getAddressById — One address of the book. */
  getAddressById(query?: { addressID?: string | undefined }, requestOptions?: RequestOptions): Promise<SavedAddress>
  /** POST /api/address/addAddress — Puts an address into the book. */
  addAddress(body: NewAddressInput, requestOptions?: RequestOptions): Promise<SavedAddress>
  /** PATCH /api/address/updateAddress — Updates the fields sent of an address. */
  updateAddress(body: AddressChangeInput, requestOptions?: RequestOptions): Promise<SavedAddress>
  /** DELETE /api/address/deleteAddress — Takes an address out of the book; orders keep theirs. */
  deleteAddress(query?: { addressId?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/address/getAddressUses — Gets the last order date of each address, and whether an order is on its way there. */
  getAddressUses(requestOptions?: RequestOptions): Promise<AddressUses>
  /** POST /api/address/importAddresses — Looks at up to 100 addresses, or puts those that are right into the book; each line has its own answer. */
  importAddresses(body: AddressImportInput, requestOptions?: RequestOptions): Promise<AddressImportAnswer>
}

export interface ApprovalsResource {
  /** GET /api/myaccount/GetWaitingOrders — Lists orders that wait for the caller’s approval, oldest first; empty without the right to approve. */
  GetWaitingOrders(requestOptions?: RequestOptions): Promise<WaitingOrders>
  /** POST /api/myaccount/ApproveOrder — Approves a team member’s order: stock and credit are taken and the card is charged. */
  ApproveOrder(body: OrderApprovingInput, requestOptions?: RequestOptions): Promise<ApprovedOrder>
  /** POST /api/myaccount/DeclineOrder — Declines a team member’s order with a reason; nothing is charged. */
  DeclineOrder(body: OrderDecliningInput, requestOptions?: RequestOptions): Promise<OrderDetail>
  /** PUT /api/myaccount/SaveOverLimitChoice — Chooses whether orders above a limit wait for approval or are blocked. */
  SaveOverLimitChoice(body: OverLimitChoiceInput, requestOptions?: RequestOptions): Promise<OverLimitChoice>
}

export interface AuthResource {
  /** POST /api/auth/GetTesseraUser — The signed-in user; for anybody else one uniform answer. */
  GetTesseraUser(body: UserQueryInput, requestOptions?: RequestOptions): Promise<TokenData>
  /** POST /api/auth/GetUserStatus — A status word for oneself; for anybody else one uniform answer. */
  GetUserStatus(body: UserQueryInput, requestOptions?: RequestOptions): Promise<UserStatus>
  /** POST /api/auth/UserAuthentication — A new session for the refresh token of the last one; each works once. */
  UserAuthentication(query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** POST /api/auth/GetTokenData — Verifies a shop token and returns its claims. */
  GetTokenData(query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<TokenData>
  /** POST /api/auth/GetDecryptedPassword — Opens an envelope of the same session, once. No stored password can be turned into text. */
  GetDecryptedPassword(body: EnvelopeToOpenInput, requestOptions?: RequestOptions): Promise<OpenedPassword>
  /** POST /api/auth/GetEncryptPassword — Seals a password for five minutes; only the server can open it. */
  GetEncryptPassword(body: PasswordToSealInput, requestOptions?: RequestOptions): Promise<SealedPassword>
  /** POST /api/auth/signIn — Signs in; the guest cart of the bearer token joins the customer’s. */
  signIn(body: CredentialsInput, query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** GET /api/auth/TesseraSignIn — Signs in by query. Deprecated: use POST signIn, which keeps the password out of URLs. */
  TesseraSignIn(query?: { userName?: string | undefined; userPassword?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** GET /api/auth/GetAuthToken — The platform’s token alone. Deprecated as the sign-in by query is. */
  GetAuthToken(query?: { userName?: string | undefined; userPassword?: string | undefined }, requestOptions?: RequestOptions): Promise<Session>
  /** GET /api/auth/GetCustomerSet — The customer the user belongs to: terms, credit and people. */
  GetCustomerSet(requestOptions?: RequestOptions): Promise<CustomerSet>
  /** POST /api/auth/AccountActivation — Opens a new account, or an invitation, with the secret of the mail. */
  AccountActivation(body: ActivationInput, requestOptions?: RequestOptions): Promise<MessageReply>
  /** POST /api/auth/ForgotPassword — Emails a password reset link; the reply never reveals whether an account exists. */
  ForgotPassword(body: ForgottenInput, requestOptions?: RequestOptions): Promise<MessageReply>
  /** POST /api/auth/ResetPassword — A new password for the secret of the mail; all sessions end. */
  ResetPassword(body: NewPasswordInput, query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<MessageReply>
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
  AddToCart(body: CartItemsInput, requestOptions?: RequestOptions): Promise<AddedToCart>
  /** POST /api/Cart/CreateTesseraBasket — Creates a basket if the caller has none; anonymous callers get a guest token. */
  CreateTesseraBasket(requestOptions?: RequestOptions): Promise<Basket>
  /** GET /api/Cart/GetTesseraBasket — Gets the item count and total of the basket, for the page header. */
  GetTesseraBasket(requestOptions?: RequestOptions): Promise<Basket>
  /** GET /api/Cart/GetCart — The whole cart. */
  GetCart(requestOptions?: RequestOptions): Promise<Cart>
  /** GET /api/Cart/GetOrderSummary — The totals of the cart. */
  GetOrderSummary(requestOptions?: RequestOptions): Promise<OrderTotals>
  /** GET /api/Cart/GetCartListItems — The lines of the cart. */
  GetCartListItems(requestOptions?: RequestOptions): Promise<CartLines>
  /** POST /api/Cart/GuestCartListItems — Previews lines with prices and availability; saves nothing. */
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
  /** PUT /api/Cart/UpdateTesseraPartnerShippingAddress — Selects a shipping method, or pickup at a store. */
  UpdateTesseraPartnerShippingAddress(body: FulfilmentInput, requestOptions?: RequestOptions): Promise<Cart>
  /** POST /api/Cart/ProcessCart — Validates the order, calculates shipping and tax, and saves the payment method; charges nothing. */
  ProcessCart(body: ProcessingInput, requestOptions?: RequestOptions): Promise<CheckoutState>
  /** POST /api/Cart/SubmitCart — Places the order; idempotent. */
  SubmitCart(requestOptions?: RequestOptions): Promise<PlacedOrder>
  /** GET /api/cartmore/getPickUpStores — The nearest stores with how much of the cart is on their shelves and when it is ready. */
  GetPickUpStores(query?: { zipCode?: string | undefined }, requestOptions?: RequestOptions): Promise<PickUpStores>
  /** GET /api/cartmore/getOrderProgress — How an order that was sent off stands, for its owner or by its link; without an ID the latest one. */
  GetOrderProgress(query?: { orderId?: string | undefined }, requestOptions?: RequestOptions): Promise<OrderProgress>
  /** POST /api/cartmore/estimateShipping — Estimates shipping cost and delivery date to a ZIP code, without an address. */
  EstimateShipping(body: ShippingQuestionInput, requestOptions?: RequestOptions): Promise<ShippingEstimate>
  /** POST /api/cartmore/shareCart — Creates a link to the current cart: products, quantities, lots and rooms; no prices, no names. */
  ShareCart(requestOptions?: RequestOptions): Promise<SharedCart>
  /** GET /api/cartmore/getSharedCart — Gets the shared cart of a link at the caller’s prices. */
  GetSharedCart(query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<CartLines>
  /** GET /api/cartmore/getSharedItems — Gets the items of a shared cart in the form AddToCart takes. */
  GetSharedItems(query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<SharedItems>
}

export interface ClientBrandResource {
  /** GET /api/myaccount/GetClientBrand — How the company appears on the pages of its clients. */
  GetClientBrand(requestOptions?: RequestOptions): Promise<ClientBrand>
  /** POST /api/myaccount/SaveClientBrand — Sets the logo and license number that clients see. For managers of a Pro Account. */
  SaveClientBrand(body: ClientBrandToSaveInput, requestOptions?: RequestOptions): Promise<ClientBrand>
  /** GET /api/myaccount/GetClientLogo — The logo of the company. */
  GetClientLogo(requestOptions?: RequestOptions): Promise<Response>
}

export interface ConsoleResource {
  /** GET /api/console/ListViews — The saved views of a list of the console: one’s own and those shared in the company. */
  ListViews(query?: { list?: string | undefined }, requestOptions?: RequestOptions): Promise<SavedViews>
  /** POST /api/console/SaveView — Saves the address of a list under a name, or changes a saved one of one’s own. */
  SaveView(body: ViewToSaveInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/console/DeleteView — Deletes a saved view of one’s own; with FullAccess also a shared one of others. */
  DeleteView(body: ViewToDeleteInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/console/ListPins — The pages that this person pinned to their menu. */
  ListPins(requestOptions?: RequestOptions): Promise<Pins>
  /** POST /api/console/SavePin — Pins a page of the console, or gives a pinned one another name. */
  SavePin(body: PinToSaveInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/console/DeletePin — Unpins a page of the console. */
  DeletePin(body: PinToDeleteInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/console/NameForwarded — Gets the customers’ order numbers of up to 50 orders forwarded to the supplier: by IDs separated by commas, or by number. */
  NameForwarded(query?: { orderIds?: string | undefined; number?: string | undefined }, requestOptions?: RequestOptions): Promise<ForwardedNumbers>
}

export interface FavoritesResource {
  /** GET /api/favorites/getFavorites — Lists the favorites of the signed-in person. */
  getFavorites(requestOptions?: RequestOptions): Promise<Favorites>
  /** PATCH /api/favorites/changeFavorites — Adds and removes favorites; keeps at most a hundred, newest first. */
  changeFavorites(body: FavoriteChangeInput, requestOptions?: RequestOptions): Promise<Favorites>
}

export interface GenericResource {
  /** POST /api/generic/getalttext — The words that stand for a picture. */
  getalttext(query?: { imageName?: string | undefined }, requestOptions?: RequestOptions): Promise<AltText>
  /** GET /api/generic/getsitesettings — Gets shop information: phone, service promises, limits. */
  getsitesettings(requestOptions?: RequestOptions): Promise<SiteSettings>
  /** GET /api/generic/getRedirects — Addresses that have moved. */
  getRedirects(requestOptions?: RequestOptions): Promise<Redirects>
  /** GET /api/generic/getProductRedirect — Where the page of a product has gone. */
  getProductRedirect(query?: { sourceUrl?: string | undefined }, requestOptions?: RequestOptions): Promise<Redirect>
  /** GET /api/generic/getStaticData — Lists for forms: states, trades, and where people heard of us. */
  getStaticData(requestOptions?: RequestOptions): Promise<StaticData>
}

export interface MyAccountResource {
  /** POST /api/myaccount/GetOrders — Lists orders by scope: 1 own, 2 referred, 3 all of the account if permitted. */
  GetOrders(body: DocumentQueryInput, requestOptions?: RequestOptions): Promise<OrderPage>
  /** GET /api/myaccount/GetOrderDetail — One order with lines, lots, shipments, timeline, returns and documents. */
  GetOrderDetail(query?: { projectId?: string | undefined }, requestOptions?: RequestOptions): Promise<OrderDetail>
  /** GET /api/myaccount/GetRewardSummary — Gets the tier, progress to the next one, available, pending and expiring points, and the referral ID. */
  GetRewardSummary(requestOptions?: RequestOptions): Promise<RewardSummary>
  /** GET /api/myaccount/GetRewardStatements — Points by month, newest first. */
  GetRewardStatements(requestOptions?: RequestOptions): Promise<RewardStatements>
  /** GET /api/myaccount/GetRewardDetails — Where points came from and what became of them. */
  GetRewardDetails(query?: { rewardId?: string | undefined }, requestOptions?: RequestOptions): Promise<RewardDetails>
  /** POST /api/myaccount/SearchForInvoices — Lists open invoices and other debits, unless ZZDOCTYFI names other types. */
  SearchForInvoices(body: DocumentQueryInput, requestOptions?: RequestOptions): Promise<InvoicePage>
  /** POST /api/myaccount/PayOpenInvoiceByMortarPay — Pays several documents at once, whole or in part, credits first, the rest by card or from a bank account; once per key. */
  PayOpenInvoiceByMortarPay(body: InvoicePaymentRequestInput, requestOptions?: RequestOptions): Promise<InvoicePayment>
  /** POST /api/myaccount/GetBillingHistory — All documents and payments in one list. */
  GetBillingHistory(body: DocumentQueryInput, requestOptions?: RequestOptions): Promise<HistoryPage>
  /** POST /api/myaccount/PaymentCreditStatements — Lists open credits and what they would pay; payOpenInvoices applies them, oldest due date first. */
  PaymentCreditStatements(body: CreditRequestInput, query?: { payOpenInvoices?: string | undefined }, requestOptions?: RequestOptions): Promise<CreditStatement>
  /** GET /api/myaccount/GetStatements — Monthly statements, newest first, and the month that runs. */
  GetStatements(requestOptions?: RequestOptions): Promise<StatementList>
  /** GET /api/myaccount/GetDocumentHeaderPartner — Sold-to, ship-to, bill-to and payer of one document. */
  GetDocumentHeaderPartner(query?: { documentTypeId?: string | undefined; documentId?: string | undefined }, requestOptions?: RequestOptions): Promise<DocumentPartners>
  /** POST /api/myaccount/DownloadDoc — Documents as PDF, several as ZIP; lists as CSV, and other formats where the shop offers them. */
  DownloadDoc(body: DownloadRequestInput, requestOptions?: RequestOptions): Promise<Response>
  /** GET /api/myaccount/GetDocumentFilters — Lists the filters of a list: orders, quotes, selection sheets (by name), or invoices of a type. */
  GetDocumentFilters(query?: { documentTypeId?: string | undefined }, requestOptions?: RequestOptions): Promise<DocumentFilters>
  /** POST /api/myaccount/GetQuotes — Quotes, a page at a time. */
  GetQuotes(body: DocumentQueryInput, requestOptions?: RequestOptions): Promise<Quotes>
  /** GET /api/myaccount/GetQuoteDetail — A quote with its versions, what changed between them, and its messages. */
  GetQuoteDetail(query?: { quotationId?: string | undefined }, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** POST /api/myaccount/GetSelectionSheets — Selection sheets, a page at a time. */
  GetSelectionSheets(body: DocumentQueryInput, requestOptions?: RequestOptions): Promise<SelectionSheets>
  /** GET /api/myaccount/GetSelectionSheetDetail — A selection sheet with rooms, alternates, comments, links and signatures. */
  GetSelectionSheetDetail(query?: { selectionSheetId?: string | undefined }, requestOptions?: RequestOptions): Promise<SheetDetail>
  /** GET /api/myaccount/GetMyProjects — The projects you own, share or may see, newest change first. */
  GetMyProjects(requestOptions?: RequestOptions): Promise<MyProjects>
  /** GET /api/myaccount/GetProjectDetail — A project with its rooms, items, need and coverage, budget, documents and people. */
  GetProjectDetail(query?: { projectId?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectDetail>
}

export interface MyBillingResource {
  /** GET /api/myaccount/GetBillingSummary — Gets the amount due, overdue, credit line, aging, amounts due by day and spend by month. */
  GetBillingSummary(query?: { only?: string | undefined }, requestOptions?: RequestOptions): Promise<BillingSummary>
  /** GET /api/myaccount/GetBillingDocument — One document with what was applied to it. */
  GetBillingDocument(query?: { documentId?: string | undefined }, requestOptions?: RequestOptions): Promise<BillingDetail>
  /** GET /api/myaccount/GetInvoicePayment — Gets the status and receipt of an invoice payment. */
  GetInvoicePayment(query?: { paymentId?: string | undefined }, requestOptions?: RequestOptions): Promise<InvoicePayment>
  /** POST /api/myaccount/RefundCredit — Asks for the money of an open credit; nothing else can use it meanwhile. */
  RefundCredit(body: RefundRequestInput, requestOptions?: RequestOptions): Promise<CreditRefund>
  /** GET /api/myaccount/GetStatementDetail — One statement with its lines. */
  GetStatementDetail(query?: { statementId?: string | undefined }, requestOptions?: RequestOptions): Promise<StatementDetail>
  /** POST /api/myaccount/DisputeDocument — Says that a document is wrong, wholly or in part; reminders pause. */
  DisputeDocument(body: DisputeInput, requestOptions?: RequestOptions): Promise<BillingDetail>
  /** POST /api/myaccount/RemindMe — Emails the caller a reminder on a chosen day, if the document is still open then. */
  RemindMe(body: ReminderRequestInput, requestOptions?: RequestOptions): Promise<ReminderReply>
  /** POST /api/myaccount/AskToPay — Emails team members who may pay to ask them to pay a document; once a day. */
  AskToPay(body: PaymentAskInput, requestOptions?: RequestOptions): Promise<PaymentAskReply>
}

export interface MyCardsResource {
  /** GET /api/myaccount/GetSavedCards — The cards one can pay with, the usual one first. */
  GetSavedCards(requestOptions?: RequestOptions): Promise<SavedCards>
  /** POST /api/myaccount/SetDefaultCard — Makes a card of one’s own the usual one. */
  SetDefaultCard(body: CardChoiceInput, requestOptions?: RequestOptions): Promise<SavedCards>
  /** POST /api/myaccount/ShareCard — Lets everybody of the account pay with a card of one’s own, or takes that back; needs billing-pay. */
  ShareCard(body: CardSharingInput, requestOptions?: RequestOptions): Promise<SavedCards>
  /** POST /api/myaccount/RemoveSavedCard — Takes one card away from oneself; a card one shares is taken from everybody. */
  RemoveSavedCard(body: CardChoiceInput, requestOptions?: RequestOptions): Promise<SavedCards>
}

export interface MyFiltersResource {
  /** POST /api/myaccount/SaveFilter — Saves list filters under a name; the same name replaces them. */
  SaveFilter(body: FilterToSaveInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/myaccount/ForgetFilter — Forgets saved filters. */
  ForgetFilter(body: FilterToForgetInput, requestOptions?: RequestOptions): Promise<void>
}

export interface MyOrdersResource {
  /** GET /api/myaccount/GetOrderOverview — Summarizes upcoming deliveries, store pickups, and spend by month and job. */
  GetOrderOverview(query?: { only?: string | undefined }, requestOptions?: RequestOptions): Promise<OrderOverview>
  /** GET /api/myaccount/GetSpendingLimits — Gets the caller’s order and monthly spending limits, the amount used, and who can change them. */
  GetSpendingLimits(requestOptions?: RequestOptions): Promise<SpendingLimits>
  /** POST /api/myaccount/CancelOrder — Takes an order back before it is picked; what was charged goes back the way it came. */
  CancelOrder(body: OrderCancellingInput, requestOptions?: RequestOptions): Promise<OrderDetail>
  /** POST /api/myaccount/CancelOrderLines — Takes lines or boxes of them back before they are picked, while the rest of the order goes on. */
  CancelOrderLines(body: LineCancellingInput, requestOptions?: RequestOptions): Promise<OrderDetail>
  /** POST /api/myaccount/PriceOrderAddition — Previews the cost of adding boxes to an order before it is picked; changes nothing. */
  PriceOrderAddition(body: OrderAdditionRequestInput, requestOptions?: RequestOptions): Promise<OrderAdditionPrice>
  /** POST /api/myaccount/AddToOrder — Adds boxes of a product to an order on the account’s terms before it is picked; once for one key. */
  AddToOrder(body: OrderAdditionInput, requestOptions?: RequestOptions): Promise<OrderDetail>
  /** POST /api/myaccount/ChangeOrder — Changes the address or day before picking, and the pickup contact until pickup. */
  ChangeOrder(body: OrderChangeInput, requestOptions?: RequestOptions): Promise<OrderDetail>
  /** POST /api/myaccount/SendOrderMessage — Writes to the store about an order. */
  SendOrderMessage(body: OrderQuestionInput, requestOptions?: RequestOptions): Promise<OrderDetail>
  /** GET /api/myaccount/GetOrderPhoto — The photo or the PDF that came with a message. */
  GetOrderPhoto(query?: { number?: string | undefined; messageId?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** POST /api/myaccount/RequestReturn — Requests a return or claims damaged boxes; every line states its rules. */
  RequestReturn(body: ReturnRequestInput, requestOptions?: RequestOptions): Promise<CustomerReturn>
  /** GET /api/myaccount/GetReturnPhoto — A photo that came with a return or a claim. */
  GetReturnPhoto(query?: { returnNumber?: string | undefined; photoId?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** POST /api/myaccount/CancelReturn — Cancels a return before it is received. */
  CancelReturn(body: ReturnCancellingInput, requestOptions?: RequestOptions): Promise<CustomerReturn>
}

export interface MyRewardsResource {
  /** GET /api/myaccount/GetRewardFigures — Tier and points, as a card shows them. */
  GetRewardFigures(requestOptions?: RequestOptions): Promise<RewardFigures>
  /** POST /api/myaccount/RedeemRewards — Turns points into a credit of the account, a dollar for each hundred. */
  RedeemRewards(body: RedemptionInput, requestOptions?: RequestOptions): Promise<RedemptionReply>
}

export interface OperatorResource {
  /** GET /api/operator/GetDesk — Lists open tasks of the store, of those that the person may decide. */
  GetDesk(requestOptions?: RequestOptions): Promise<OperatorTasks>
  /** GET /api/operator/Find — Finds orders, accounts, people, products, quotes and invoices by number, name, phone, email or PO. */
  Find(query?: { q?: string | undefined }, requestOptions?: RequestOptions): Promise<FoundItems>
  /** GET /api/operator/ListOrders — Lists orders of all customers, 50 a page: by view, customer, number, PO, job, name, email or phone, or up to 50 by their numbers. */
  ListOrders(query?: { view?: string | undefined; search?: string | undefined; customerNumber?: string | undefined; numbers?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffOrderPage>
  /** GET /api/operator/GetOrder — Gets one order: lines, money, people, shipments, returns and timeline. */
  GetOrder(query?: { number?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffOrder>
  /** GET /api/operator/ListQuotes — Lists quotes of all customers, 50 a page: by view, by customer, by number, PO, job or name. */
  ListQuotes(query?: { view?: string | undefined; search?: string | undefined; customerNumber?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffQuotePage>
  /** GET /api/operator/GetQuote — Gets one quote with prices, stock by lot, all offers with their differences, and messages. */
  GetQuote(query?: { quotationId?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffQuote>
  /** GET /api/operator/ListAccounts — Lists customers, 50 a page: by view, by number, name, person, email, phone or account ID, with what they owe. */
  ListAccounts(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffAccountPage>
  /** GET /api/operator/GetAccount — Gets one customer: credit, terms, people with their limits, orders, quotes, documents and activity. */
  GetAccount(query?: { number?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffAccount>
  /** POST /api/operator/ChangeAccount — Changes terms, credit line, price group or hold of a Pro Account, with a reason. */
  ChangeAccount(body: AccountChangeInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/OpenAsCustomer — A code that opens the shop once as this person, for 15 minutes, as the impersonation configuration allows. */
  OpenAsCustomer(body: ActingRequestInput, requestOptions?: RequestOptions): Promise<ActingCode>
  /** POST /api/operator/InvitePerson — Invites a person into the account of a customer, for one of its managers; they set their own password. */
  InvitePerson(body: InvitedPersonInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/ListAudit — Lists changes made in the shop, newest first, 50 a page: by record, customer, person, request and time. */
  ListAudit(query?: { object?: string | undefined; customerNumber?: string | undefined; person?: string | undefined; requestId?: string | undefined; from?: string | Date | undefined; to?: string | Date | undefined; olderThan?: string | undefined }, requestOptions?: RequestOptions): Promise<ShopAuditPage>
  /** GET /api/operator/GetMessagePhoto — Gets the photo or PDF of a message, or a photo of a return. */
  GetMessagePhoto(query?: { kind?: string | undefined; messageId?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** POST /api/operator/AnswerOrderMessage — Answers a customer about an order, on its page and by email. */
  AnswerOrderMessage(body: StoreAnswerInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/AnswerQuoteMessage — Answers a customer about a quote, on its page and by email. */
  AnswerQuoteMessage(body: QuoteAnswerInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/MoveReturn — Approves, declines, receives or inspects a return. */
  MoveReturn(body: ReturnMoveInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/PreviewReturn — Previews the credit for boxes of a return. */
  PreviewReturn(body: ReturnInspectionInput, requestOptions?: RequestOptions): Promise<ReturnCredit>
  /** POST /api/operator/OfferQuote — Sends the next version of a quote and emails the customer. */
  OfferQuote(body: StoreOfferInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/DeclineQuote — Declines a quote with a reason. */
  DeclineQuote(body: StoreRefusalInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/SaveTemplate — Saves a message template for all staff; without text it is deleted. Answers with the words it had. */
  SaveTemplate(body: TemplateToSaveInput, requestOptions?: RequestOptions): Promise<SavedTemplate>
  /** POST /api/operator/MoveOrder — Reserves lines, picks them, marks them ready for pickup, or as backordered. */
  MoveOrder(body: OrderStepInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/PreviewOrderChange — Previews the effect of an order change on price, tax, freight, stock and money. */
  PreviewOrderChange(body: OrderChangeWishInput, requestOptions?: RequestOptions): Promise<OrderChangeEffect>
  /** POST /api/operator/ChangeOrder — Changes quantities, adds a product, or changes address and date of an order; emails the customer. */
  ChangeOrder(body: StaffOrderChangeInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/CancelLines — Cancels boxes of an order that have not shipped, or all of them; refunds them and emails the customer. */
  CancelLines(body: StaffLineCancellationInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/TakeNextStep — Moves an order to its next step: reserved, picked, shipped or ready for pickup, delivered. */
  TakeNextStep(body: NextStepInput, requestOptions?: RequestOptions): Promise<StoreStepReply>
  /** POST /api/operator/SendDelivery — Ships all or some boxes of an order; invoices them and emails the customer. */
  SendDelivery(body: NewDeliveryInput, requestOptions?: RequestOptions): Promise<MadeDelivery>
  /** POST /api/operator/RecordArrival — A delivery has arrived, or was picked up. */
  RecordArrival(body: NewArrivalInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/DecideCompanyName — Approves or declines a new company name and emails its managers. */
  DecideCompanyName(body: CompanyNameDecisionInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/GetCertificate — Gets the tax or resale certificate of a Pro Account request. */
  GetCertificate(query?: { customerNumber?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** POST /api/operator/DecideProAccount — Approves a Pro Account with prices and terms, declines it, or requests more information; emails the applicant. */
  DecideProAccount(body: ProAccountDecisionInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/DecideDispute — Accepts a dispute with a credit memo that pays the invoice, or declines it; emails the customer. */
  DecideDispute(body: DisputeDecisionInput, requestOptions?: RequestOptions): Promise<DecidedDispute>
  /** POST /api/operator/ConfirmRefund — Records that a refund was sent. */
  ConfirmRefund(body: SentRefundInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/PreviewSteps — Previews the next step of up to 50 orders, and why some of them have none. */
  PreviewSteps(body: OrderNumbersInput, requestOptions?: RequestOptions): Promise<StepPlan>
  /** GET /api/operator/GetPickList — Gets the pick list of up to 50 orders: by location, SKU and lot, with order numbers. */
  GetPickList(query?: { numbers?: string | undefined }, requestOptions?: RequestOptions): Promise<PickList>
  /** GET /api/operator/ListDepartures — Lists orders to pick by departure day, by store and by freight, parcel or pickup; for all stores or one. */
  ListDepartures(query?: { store?: string | undefined }, requestOptions?: RequestOptions): Promise<Departures>
  /** GET /api/operator/CountCarts — Counts carts with lines of people found by name, email, phone or company. */
  CountCarts(query?: { search?: string | undefined }, requestOptions?: RequestOptions): Promise<FoundCarts>
  /** GET /api/operator/ListCounterOrders — Lists counter orders that are not placed yet, newest first. */
  ListCounterOrders(requestOptions?: RequestOptions): Promise<CounterOrders>
  /** GET /api/operator/GetCounterOrder — Gets a counter order with its prices and what prevents placing it. */
  GetCounterOrder(query?: { id?: string | undefined }, requestOptions?: RequestOptions): Promise<CounterOrder>
  /** POST /api/operator/SaveCounterOrder — Saves a counter order, reads typed lines, and prices it as checkout would. Another price needs OverrideUnitPrice. */
  SaveCounterOrder(body: CounterOrderEntryInput, requestOptions?: RequestOptions): Promise<CounterOrder>
  /** POST /api/operator/PlaceCounterOrder — Places a counter order on the terms of the customer; sent twice, it is placed once. */
  PlaceCounterOrder(body: CounterPlacingInput, requestOptions?: RequestOptions): Promise<PlacedCounterOrder>
  /** POST /api/operator/DeleteCounterOrder — Throws one away that is not placed. */
  DeleteCounterOrder(body: CounterOrderKeyInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/SendPayLink — Emails a link to pay one open document, or an order of the counter, by card. It works once, for 14 days. */
  SendPayLink(body: PayLinkRequestInput, requestOptions?: RequestOptions): Promise<SentPayLink>
  /** GET /api/operator/ListDocuments — Invoices, payments and credits of all customers, 50 a page: by view, by customer, by number, PO, job, check or name. */
  ListDocuments(query?: { view?: string | undefined; search?: string | undefined; customerNumber?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffDocumentPage>
  /** GET /api/operator/GetDocument — Gets one invoice, payment or credit with its lines, disputes and every transaction. */
  GetDocument(query?: { documentId?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffDocument>
  /** GET /api/operator/GetLedger — Gets the ledger of a customer, newest first, 50 lines a page, with the balance after each line, ageing and credit. */
  GetLedger(query?: { customerNumber?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<AccountLedger>
  /** POST /api/operator/PreviewPosting — Previews the effect of a posting on documents, balance and credit. */
  PreviewPosting(body: PostingRequestInput, requestOptions?: RequestOptions): Promise<PostingEffect>
  /** POST /api/operator/PostDocument — Posts a check, an ACH payment, a credit memo or a write-off, or applies an open credit; tells the customer. */
  PostDocument(body: NewPostingInput, requestOptions?: RequestOptions): Promise<PostedDocument>
  /** POST /api/operator/ReversePosting — Takes back a check, an ACH payment, a credit memo or a write-off as a whole, once; what it paid is open again. */
  ReversePosting(body: PostingReversalInput, requestOptions?: RequestOptions): Promise<ReversedPosting>
  /** POST /api/operator/RefundCredit — Holds the open amount of a credit for a refund to the customer; it is then sent and confirmed from the to-do list. */
  RefundCredit(body: StaffRefundInput, requestOptions?: RequestOptions): Promise<CreditRefund>
  /** POST /api/operator/SendReminders — Reminds customers of open documents by email, each document once a day. */
  SendReminders(body: StaffReminderInput, requestOptions?: RequestOptions): Promise<SentReminders>
  /** GET /api/operator/ListStatements — Lists the monthly statements of a customer, newest first, and the current month. */
  ListStatements(query?: { customerNumber?: string | undefined }, requestOptions?: RequestOptions): Promise<StatementList>
  /** GET /api/operator/GetStatement — Gets one statement of a customer with its lines. */
  GetStatement(query?: { customerNumber?: string | undefined; statementId?: string | undefined }, requestOptions?: RequestOptions): Promise<StatementDetail>
  /** GET /api/operator/ListPaymentsUnderWay — Payments of invoices that wait for a bank, a card or a person, of all customers or one, the oldest first. */
  ListPaymentsUnderWay(query?: { customerNumber?: string | undefined }, requestOptions?: RequestOptions): Promise<PaymentsUnderWay>
  /** GET /api/operator/ListRewards — Lists accounts with points, 50 a page: balance, pending, tier and referrals to pay out; by view and by customer. */
  ListRewards(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffRewardPage>
  /** GET /api/operator/GetRewards — Gets the points of a customer: tier, balance, sources and all activity. */
  GetRewards(query?: { customerNumber?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffRewards>
  /** POST /api/operator/AdjustReward — Adds points or takes them, with a reason that the customer reads. */
  AdjustReward(body: RewardCorrectionInput, requestOptions?: RequestOptions): Promise<RewardBalance>
  /** POST /api/operator/PayOutRewards — Pays out the referral points of a customer now, instead of on the fifth of the month. */
  PayOutRewards(body: RewardPayoutInput, requestOptions?: RequestOptions): Promise<RewardBalance>
  /** GET /api/operator/ListReviews — Lists reviews of all products, 50 a page: by view, by SKU, text or person, with the orders behind them. */
  ListReviews(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffReviewPage>
  /** POST /api/operator/DecideReview — Publishes, removes, answers or holds a review. */
  DecideReview(body: StaffReviewDecisionInput, requestOptions?: RequestOptions): Promise<DecidedReview>
  /** GET /api/operator/ListInbox — Lists forms from the shop’s pages, 50 a page: messages, consultations and vendors, by view, reference, name or text. */
  ListInbox(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<InboxPage>
  /** POST /api/operator/AnswerForm — Answers a form by email, once per key. */
  AnswerForm(body: InboxReplyInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/AssignForm — Gives a form to a colleague, takes it, or puts it back. */
  AssignForm(body: InboxAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/FinishForm — Marks a form as done, or opens it again. */
  FinishForm(body: InboxStateInput, requestOptions?: RequestOptions): Promise<FinishedForm>
  /** GET /api/operator/GetFormPhoto — Gets the photo that came with a message. */
  GetFormPhoto(query?: { reference?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** GET /api/operator/ListContent — Lists pages of the shop, 50 a page, by view and by text. */
  ListContent(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffContentPage>
  /** GET /api/operator/GetContent — Gets one page with its versions: the newest text, or that of a version. */
  GetContent(query?: { path?: string | undefined; version?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffContent>
  /** POST /api/operator/SaveContent — Saves words as a new version, which customers do not see yet. */
  SaveContent(body: ContentToSaveInput, requestOptions?: RequestOptions): Promise<SavedContent>
  /** POST /api/operator/PublishContent — Publishes the newest version of a page, or unpublishes it. */
  PublishContent(body: ContentPublicationInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/PreviewContent — Words as customers will see them, without saving. */
  PreviewContent(body: ContentToPreviewInput, requestOptions?: RequestOptions): Promise<ContentPreview>
  /** GET /api/operator/ListRedirects — Lists redirects, 50 a page, by part of an address. */
  ListRedirects(query?: { search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffRedirectPage>
  /** POST /api/operator/SaveRedirect — Redirects an address to another one, or marks it as gone. Loops, other sites and addresses of pages that customers see are refused. */
  SaveRedirect(body: RedirectToSaveInput, requestOptions?: RequestOptions): Promise<SavedRedirect>
  /** POST /api/operator/DeleteRedirect — Takes a redirect away. */
  DeleteRedirect(body: RedirectToDeleteInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/ListSynonyms — Lists words that mean the same in the shop’s search. */
  ListSynonyms(query?: { search?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffSynonyms>
  /** POST /api/operator/SaveSynonym — Saves a rule about words; the search obeys it at once. */
  SaveSynonym(body: SynonymToSaveInput, requestOptions?: RequestOptions): Promise<SavedSynonym>
  /** POST /api/operator/DeleteSynonym — Takes a rule about words away. */
  DeleteSynonym(body: SynonymToDeleteInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/TrySearch — Tries a search as customers do; it is not counted. */
  TrySearch(query?: { q?: string | undefined }, requestOptions?: RequestOptions): Promise<TriedSearch>
  /** GET /api/operator/ListSearchesWithoutResult — Lists searches that found nothing, most frequent first, 50 a page. */
  ListSearchesWithoutResult(query?: { page?: string | undefined }, requestOptions?: RequestOptions): Promise<SearchWithoutResultPage>
  /** POST /api/operator/ForgetSearch — Takes words off that list, until someone looks for them again. */
  ForgetSearch(body: SearchToForgetInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/ListSettings — Lists settings of the site that staff change while the shop runs. */
  ListSettings(requestOptions?: RequestOptions): Promise<StaffSettings>
  /** POST /api/operator/SaveSetting — Gives a setting of the site a value of the same shape. */
  SaveSetting(body: SettingToSaveInput, requestOptions?: RequestOptions): Promise<SavedSetting>
  /** GET /api/operator/ListAltTexts — Lists pictures of pages with their alt text, 50 a page. */
  ListAltTexts(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffAltTextPage>
  /** POST /api/operator/SaveAltText — Says what a picture of a page shows. */
  SaveAltText(body: AltTextToSaveInput, requestOptions?: RequestOptions): Promise<SavedAltText>
  /** GET /api/operator/ListStores — Lists stores, 50 a page, by number, name, city or phone. */
  ListStores(query?: { search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffStorePage>
  /** GET /api/operator/GetStore — Gets one store: its week, holidays, special hours, services, people, events. */
  GetStore(query?: { id?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffStore>
  /** POST /api/operator/SaveStore — Saves a store, or only checks it, and returns what customers see from then on, and what it was before. */
  SaveStore(body: StoreToSaveInput, requestOptions?: RequestOptions): Promise<SavedStore>
  /** GET /api/operator/ListPictures — Lists the pictures of a product that were uploaded, newest first. */
  ListPictures(query?: { sku?: string | undefined }, requestOptions?: RequestOptions): Promise<UploadedPictures>
  /** POST /api/operator/AddPicture — Uploads a picture for one view of a product. It is shown once it is chosen. */
  AddPicture(body: NewPictureInput, requestOptions?: RequestOptions): Promise<AddedPicture>
  /** POST /api/operator/DeletePicture — Deletes an uploaded picture for good. One that the product shows is refused. */
  DeletePicture(body: PictureKeyInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/NameOrders — Gets the numbers and customers of up to 100 orders of the platform, by their IDs, separated by commas. */
  NameOrders(query?: { orderIds?: string | undefined }, requestOptions?: RequestOptions): Promise<NamedOrders>
  /** GET /api/operator/GetNotes — Gets staff notes about an order, a quote or a customer, and the assigned colleague. */
  GetNotes(query?: { kind?: string | undefined; number?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffNotes>
  /** GET /api/operator/GetRecordMark — A mark of an order, a quote or a customer that is another one after every change, and who made it since `seen`. */
  GetRecordMark(query?: { kind?: string | undefined; number?: string | undefined; seen?: string | undefined }, requestOptions?: RequestOptions): Promise<RecordMark>
  /** POST /api/operator/AddNote — Writes a note for colleagues about an order, a quote or a customer. Customers never see it. */
  AddNote(body: NewNoteInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/ListAssignments — Lists assigned work and the colleagues it can be assigned to. */
  ListAssignments(requestOptions?: RequestOptions): Promise<Assignments>
  /** POST /api/operator/AssignTo — Assigns work to a colleague, or to no one. */
  AssignTo(body: NewAssignmentInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/GetHealth — Gets the queues of the shop, failed jobs, the size of its database and its copy of the products. */
  GetHealth(requestOptions?: RequestOptions): Promise<ShopHealth>
  /** POST /api/operator/RetryJob — Runs a failed or waiting background job of the shop again. */
  RetryJob(body: JobRetryInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/ListEmails — Lists emails of the last 30 days, 50 a page: by view, and by address, customer, order number or subject. */
  ListEmails(query?: { view?: string | undefined; search?: string | undefined; customerNumber?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffEmailPage>
  /** GET /api/operator/GetEmail — Gets one email as its reader sees it, without the targets of its links. */
  GetEmail(query?: { emailId?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffEmail>
  /** POST /api/operator/ResendEmail — Sends an email again to the same address, once per key; one that was not sent yet is tried now. */
  ResendEmail(body: EmailResendInput, requestOptions?: RequestOptions): Promise<ResentEmail>
  /** GET /api/operator/ListPageErrors — Lists page errors, newest first, 50 a page: by message, file, page or reference. */
  ListPageErrors(query?: { search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<PageErrorPage>
  /** GET /api/operator/ListRecordings — Lists recorded visits, newest first, 50 a page: by email, customer or page. */
  ListRecordings(query?: { search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<RecordingPage>
  /** GET /api/operator/GetRecording — Gets one recorded visit, and whether the caller opened it within the last hour. */
  GetRecording(query?: { recordingId?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffRecording>
  /** POST /api/operator/OpenRecording — Opens a recorded visit to the caller for an hour, with a reason that is kept in the audit. */
  OpenRecording(body: RecordingOpeningInput, requestOptions?: RequestOptions): Promise<void>
  /** GET /api/operator/GetRecordingEvents — Gets the events of a recorded visit that the caller opened, for a player. */
  GetRecordingEvents(query?: { recordingId?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** GET /api/operator/ListVendorPayments — Lists bank details that vendors sent, newest first, 50 a page, without the accounts. */
  ListVendorPayments(query?: { page?: string | undefined }, requestOptions?: RequestOptions): Promise<VendorPaymentPage>
  /** GET /api/operator/GetVendorPayment — Gets bank details of one vendor and who opened them; with the account for ten minutes after the caller opened it. */
  GetVendorPayment(query?: { reference?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffVendorPayment>
  /** POST /api/operator/OpenVendorPayment — Opens bank details to the caller for ten minutes, with a reason that is kept in the audit. */
  OpenVendorPayment(body: VendorOpeningInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/LockPerson — Locks a person of a customer, who is signed out everywhere and notified, or unlocks them; with a reason. */
  LockPerson(body: PersonLockInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/SendReset — Emails a person of a customer a link to set a password, or their invitation again. */
  SendReset(body: PersonResetInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/RestorePerson — Restores a person of a customer who was deleted in the last 30 days. They stay locked until they are unlocked. */
  RestorePerson(body: PersonRestoreInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/CallAsCustomer — Runs an operation of the platform under /me or /cart as a person of a customer, as the impersonation configuration allows. */
  CallAsCustomer(body: CustomerCallInput, requestOptions?: RequestOptions): Promise<CustomerCallAnswer>
  /** POST /api/operator/ChangeMerchant — Gives a store another merchant account or a new secret for it, with a reason. */
  ChangeMerchant(body: MerchantChangeInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/operator/ChangePriceGroups — Changes the price group of up to 50 Pro Accounts, each separately and with a reason, and returns a result for each. */
  ChangePriceGroups(body: PriceGroupChangeInput, requestOptions?: RequestOptions): Promise<PriceGroupReport>
  /** GET /api/operator/ListTemplates — Lists message templates of the staff. */
  ListTemplates(requestOptions?: RequestOptions): Promise<StaffTemplates>
  /** POST /api/operator/EmailCustomers — Emails the managers of up to 50 customers, once per key, and returns who gets it and who does not. */
  EmailCustomers(body: CustomersEmailInput, requestOptions?: RequestOptions): Promise<CustomersEmailReport>
  /** GET /api/operator/ListReturns — Lists returns and damage claims of all customers, 50 a page: by step, by number, order or customer. */
  ListReturns(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffReturnPage>
  /** GET /api/operator/GetReturnBoard — Gets returns and damage claims by step: requested, approved, received, inspected, with lines and photos. */
  GetReturnBoard(requestOptions?: RequestOptions): Promise<ReturnBoard>
  /** GET /api/operator/GetReturn — Gets one return or damage claim with its lines and photos. */
  GetReturn(query?: { returnNumber?: string | undefined }, requestOptions?: RequestOptions): Promise<StaffReturn>
  /** POST /api/operator/ReceiveReturn — Receives boxes at the dock by the number of a return or an order, or by SKU; never more than is on the way. */
  ReceiveReturn(body: ReturnScanInput, requestOptions?: RequestOptions): Promise<ScannedReturn>
  /** GET /api/operator/GetReturnable — Gets what can be returned or claimed of an order, line by line. */
  GetReturnable(query?: { number?: string | undefined }, requestOptions?: RequestOptions): Promise<ReturnableOrder>
  /** POST /api/operator/RequestReturn — Requests a return or reports damage for a customer, by the rules that the customer has. */
  RequestReturn(body: StaffReturnRequestInput, requestOptions?: RequestOptions): Promise<RequestedReturn>
  /** GET /api/operator/ListProRequests — Lists requests for Pro Accounts, 50 a page, the oldest first: by view, by number, company, person, email or phone. */
  ListProRequests(query?: { view?: string | undefined; search?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<ProRequestPage>
  /** GET /api/operator/GetProRequest — Gets a Pro Account request with earlier decisions, templates, and the next request to decide. */
  GetProRequest(query?: { customerNumber?: string | undefined }, requestOptions?: RequestOptions): Promise<ProRequest>
  /** GET /api/operator/GetTodayFigures — Gets orders, samples, offers and shipments of today beside last week, and open work; for all stores or one. */
  GetTodayFigures(query?: { store?: string | undefined }, requestOptions?: RequestOptions): Promise<TodayFigures>
  /** GET /api/operator/ListStockHolds — Lists open orders that reserve a product, the oldest first, 50 a page: by SKU. */
  ListStockHolds(query?: { sku?: string | undefined; page?: string | undefined }, requestOptions?: RequestOptions): Promise<StockHoldPage>
}

export interface OrderStatusResource {
  /** POST /api/orderstatus/requestLink — Emails a link to an order, if its number and email address match. The reply is always the same. */
  requestLink(body: OrderStatusRequestInput, requestOptions?: RequestOptions): Promise<OrderStatusAnswer>
  /** POST /api/orderstatus/getOrder — Gets the order of an emailed link, to read only. */
  getOrder(body: OrderStatusLinkInput, requestOptions?: RequestOptions): Promise<OrderDetail>
}

export interface OrderSummaryResource {
  /** GET /api/orderSummary/getOrderDetails — Gets a placed order, for its owner or a guest with its link. */
  getOrderDetails(query?: { orderId?: string | undefined }, requestOptions?: RequestOptions): Promise<OrderDetails>
}

export interface OwnDataResource {
  /** POST /api/user/ChangeEmail — Requests a new email address; the current one stays until the new one is confirmed by email. */
  ChangeEmail(body: EmailChangeInput, requestOptions?: RequestOptions): Promise<EmailAnswer>
  /** POST /api/user/CancelEmailChange — Cancels an unconfirmed change of email address and its link. */
  CancelEmailChange(requestOptions?: RequestOptions): Promise<void>
  /** POST /api/user/ConfirmEmail — Confirms a new email address, through the link in its email. Sessions stay. */
  ConfirmEmail(body: EmailLinkInput, requestOptions?: RequestOptions): Promise<EmailAnswer>
  /** GET /api/user/GetNotifications — Lists the email notifications of the signed-in person. */
  GetNotifications(requestOptions?: RequestOptions): Promise<EmailTopics>
  /** POST /api/user/SaveNotifications — Saves the email notifications of the signed-in person. */
  SaveNotifications(body: WantedTopicsInput, requestOptions?: RequestOptions): Promise<EmailTopics>
}

export interface PayLinksResource {
  /** POST /api/paylink/OpenPayLink — What a link asks to be paid, or what became of the payment. */
  OpenPayLink(body: PayLinkTokenInput, requestOptions?: RequestOptions): Promise<PayLink>
  /** POST /api/paylink/PayByLink — Pays by card, once per key. An order of the counter is placed with the payment. */
  PayByLink(body: PayLinkPaymentInput, requestOptions?: RequestOptions): Promise<PayLink>
}

export interface PaymentResource {
  /** POST /api/payment/initiatepayment — Begins to pay for the cart; the lender gives a reference and a page of its own. */
  initiatepayment(body: PaymentStartInput, requestOptions?: RequestOptions): Promise<PaymentState>
  /** GET /api/payment/getrequestid — A request id for one card, bound to this visitor. */
  getrequestid(requestOptions?: RequestOptions): Promise<PaymentRequest>
  /** POST /api/payment/gettokenize — Receives the provider’s token for a card; the card number never reaches the shop. */
  gettokenize(body: CardHandleInput, requestOptions?: RequestOptions): Promise<CardToken>
  /** GET /api/paymentmore/getCardEntry — Why the provider refused the card of a request and what else was typed, or the card it accepted. */
  getCardEntry(query?: { requestId?: string | undefined }, requestOptions?: RequestOptions): Promise<CardEntry>
  /** POST /api/payment/getauthorize — Authorises the card for the cart; with isCheckout false for nothing, to save it. */
  getauthorize(body: AuthorizationInput, query?: { isCheckout?: string | undefined }, requestOptions?: RequestOptions): Promise<PaymentState>
  /** POST /api/payment/getpaymentdetails — Gets the status of the visitor’s payment. */
  getpaymentdetails(body: PaymentQueryInput, requestOptions?: RequestOptions): Promise<PaymentState>
  /** GET /api/payment/checkaccountstatus — How the lender has decided. */
  checkaccountstatus(query?: { referenceId?: string | undefined }, requestOptions?: RequestOptions): Promise<LenderStatus>
}

export interface PeopleResource {
  /** POST /api/user/ChangeUserRights — Changes the rights or limits of a team member; callers can change only rights they hold. */
  ChangeUserRights(body: RightsChangeInput, requestOptions?: RequestOptions): Promise<AccountUser>
  /** POST /api/user/HandOverWork — Transfers projects, open quotes and selection sheets from one team member to another. */
  HandOverWork(body: WorkHandOverInput, requestOptions?: RequestOptions): Promise<HandedOverCounts>
  /** GET /api/user/GetCompany — Gets the account: name, phone, website, address, store, and pending requests to the store. */
  GetCompany(requestOptions?: RequestOptions): Promise<CustomerData>
  /** GET /api/user/GetUserDeeds — Lists team changes (invited, changed, locked, removed), newest first. */
  GetUserDeeds(requestOptions?: RequestOptions): Promise<UserActionRecords>
  /** GET /api/user/ExportMyData — Exports all personal data of the signed-in person as one file. */
  ExportMyData(requestOptions?: RequestOptions): Promise<Response>
  /** GET /api/user/GetSessions — Where the signed-in person is signed in, the last used first. */
  GetSessions(requestOptions?: RequestOptions): Promise<SignedInDevices>
  /** POST /api/user/EndSession — Ends one sign-in of this person; not the one that asks. */
  EndSession(body: EndedSessionInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/user/SignOutElsewhere — Ends every other sign-in of this person. */
  SignOutElsewhere(requestOptions?: RequestOptions): Promise<void>
  /** POST /api/user/DeleteMe — Deletes the signed-in person’s access, confirmed with the password. */
  DeleteMe(body: AccountClosingInput, requestOptions?: RequestOptions): Promise<void>
}

export interface PhotosResource {
  /** GET /api/broadcast/contactphoto — Gets the photo of a message as a JPEG, through the link in the email to the staff. */
  getPhoto(query?: { token?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
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

export interface ProductPagesResource {
  /** GET /api/productpages/getRecords — Gets products by comma-separated SKUs at the caller’s prices; leaves out products that are not sold. */
  getRecords(query?: { skus?: string | undefined }, requestOptions?: RequestOptions): Promise<ProductCards>
  /** GET /api/productpages/getAlternatives — Lists the closest alternatives to a discontinued product, by its URL name. */
  getAlternatives(query?: { productName?: string | undefined }, requestOptions?: RequestOptions): Promise<ProductAlternatives>
  /** GET /api/productpages/getSpecSheet — The spec sheet of a product as PDF, by the name in its address, at the caller’s prices. */
  getSpecSheet(query?: { productName?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
}

export interface ProjectResource {
  /** POST /api/project/CreateNewProject — Creates an empty project, or returns the caller’s existing empty draft. */
  CreateNewProject(requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** PUT /api/project/AddProjectName — Names a project. */
  AddProjectName(query?: { basketId?: string | undefined; projectId?: string | undefined; projectName?: string | undefined; version?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** POST /api/project/UpdateProject — Updates the fields sent: client, site, rooms, budget, people. */
  UpdateProject(body: ProjectUpdateInput, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** POST /api/project/AddItemToProject — Puts products into the working basket, by area or by box. */
  AddItemToProject(body: ItemsToAddInput, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** GET /api/project/GetProjectItemDetails — Lists the working basket with quantities needed, coverage, prices and ordered boxes. */
  GetProjectItemDetails(query?: { basketId?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectItems>
  /** PUT /api/project/EditProjectItems — Changes items of the working basket. */
  EditProjectItems(body: ItemsToEditInput, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** DELETE /api/project/DeleteProjectItems — Takes one item out of the working basket, or several with commas between; alternates go with it. */
  DeleteProjectItems(query?: { basketId?: string | undefined; basketItemGuid?: string | undefined; version?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** POST /api/project/SaveProject — Accepts the prices shown: from then on only later changes of prices are told. */
  SaveProject(query?: { basketId?: string | undefined; version?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectDetail>
}

export interface ProjectsResource {
  /** POST /api/project/AddProjectPhoto — Attaches an uploaded photo to a project or one of its rooms. */
  AddProjectPhoto(body: ProjectPhotoAdditionInput, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** POST /api/project/RemoveProjectPhoto — Takes a photo out of a project. */
  RemoveProjectPhoto(body: ProjectPhotoRemovalInput, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** GET /api/project/GetProjectPhoto — A photo of a project as a JPEG. */
  GetProjectPhoto(query?: { projectId?: string | undefined; photoId?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** GET /api/project/GetProjectCart — What of a project is still to be ordered, as the cart takes it. */
  GetProjectCart(query?: { projectId?: string | undefined; roomId?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectCart>
  /** GET /api/project/GetOverspentProjects — Projects whose orders cost more than their budget. */
  GetOverspentProjects(requestOptions?: RequestOptions): Promise<OverspentProjects>
  /** POST /api/project/DuplicateProject — A copy with rooms and items, without client, documents and people. */
  DuplicateProject(query?: { projectId?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectDetail>
  /** GET /api/project/GetLayoutTile — A product with the data for drawing a layout, at the caller’s prices. */
  GetLayoutTile(query?: { sku?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectLayoutTile>
  /** GET /api/project/GetProjectLayouts — The layouts of a project, and which of its products can be laid out. */
  GetProjectLayouts(query?: { projectId?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectLayouts>
  /** POST /api/project/SaveLayout — Saves the layout of a room and calculates tiles, cuts and boxes. */
  SaveLayout(body: LayoutToSaveInput, requestOptions?: RequestOptions): Promise<SavedLayout>
  /** DELETE /api/project/DeleteLayout — Takes a layout out of a project. */
  DeleteLayout(query?: { basketId?: string | undefined; layoutId?: string | undefined; version?: string | undefined }, requestOptions?: RequestOptions): Promise<ProjectLayouts>
}

export interface ProposalLinksResource {
  /** POST /api/proposal/OpenProposal — Gets the proposal behind a link; never includes cost. */
  OpenProposal(body: ProposalTokenInput, requestOptions?: RequestOptions): Promise<ClientProposal>
  /** POST /api/proposal/CommentOnProposal — A comment of the client. */
  CommentOnProposal(body: ClientProposalCommentInput, requestOptions?: RequestOptions): Promise<ClientProposal>
  /** POST /api/proposal/AcceptProposal — The client accepts and signs the revision shown; both sides get an email. */
  AcceptProposal(body: ProposalAcceptanceInput, requestOptions?: RequestOptions): Promise<ClientProposal>
  /** POST /api/proposal/DownloadProposal — The same as PDF. */
  DownloadProposal(body: ProposalTokenInput, requestOptions?: RequestOptions): Promise<Response>
  /** POST /api/proposal/GetProposalLogo — The logo on it. */
  GetProposalLogo(body: ProposalTokenInput, requestOptions?: RequestOptions): Promise<Response>
}

export interface ProposalsResource {
  /** GET /api/myaccount/GetProposal — Gets the client proposal of a quote, with cost, price and margin. */
  GetProposal(query?: { quotationId?: string | undefined }, requestOptions?: RequestOptions): Promise<Proposal>
  /** POST /api/myaccount/SaveProposal — Markup, labor, terms and logo, on the prices of the newest offer. A signature becomes void. */
  SaveProposal(body: ProposalToSaveInput, requestOptions?: RequestOptions): Promise<Proposal>
  /** GET /api/myaccount/PreviewProposal — Gets the proposal as the client sees it. */
  PreviewProposal(query?: { quotationId?: string | undefined }, requestOptions?: RequestOptions): Promise<ClientProposal>
  /** POST /api/myaccount/ShareProposal — Creates a client link, returned once, and emails it if an address is given. */
  ShareProposal(body: ProposalToShareInput, requestOptions?: RequestOptions): Promise<SharedProposal>
  /** POST /api/myaccount/EndProposalLink — From now on this link opens nothing. */
  EndProposalLink(body: EndedProposalLinkInput, requestOptions?: RequestOptions): Promise<Proposal>
  /** POST /api/myaccount/CommentOnProposal — A comment that the client reads too. */
  CommentOnProposal(body: NewProposalCommentInput, requestOptions?: RequestOptions): Promise<Proposal>
  /** GET /api/myaccount/GetProposalLogo — The logo on the proposal. */
  GetProposalLogo(query?: { quotationId?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
}

export interface QuotesResource {
  /** POST /api/myaccount/RequestQuote — Asks the store for an offer on a project, a selection sheet or a list of products. */
  RequestQuote(body: QuoteRequestInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** POST /api/myaccount/SendQuote — Sends a draft to the store. */
  SendQuote(body: NamedQuoteInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** POST /api/myaccount/AcceptQuote — Accepts an offer or some of its lines and places the order; idempotent. */
  AcceptQuote(body: QuoteAcceptanceInput, requestOptions?: RequestOptions): Promise<AcceptedQuote>
  /** POST /api/myaccount/DeclineQuote — Declines an offer with a reason. */
  DeclineQuote(body: QuoteRefusalInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** POST /api/myaccount/AskForQuoteChange — Asks for another offer with other quantities or other words. */
  AskForQuoteChange(body: QuoteChangeRequestInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** POST /api/myaccount/AddQuoteMessage — A message to the store, about a line or about all of it. */
  AddQuoteMessage(body: NewQuoteMessageInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** GET /api/myaccount/GetQuotePhoto — The photo or the PDF that came with a message. */
  GetQuotePhoto(query?: { quotationId?: string | undefined; messageId?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
  /** POST /api/myaccount/RenewQuote — Asks for an offer that has ended once more. */
  RenewQuote(body: NamedQuoteInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** POST /api/myaccount/DuplicateQuote — A new draft with the same lines at the prices of today. */
  DuplicateQuote(body: NamedQuoteInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
  /** POST /api/myaccount/CancelQuote — Withdraws a request that has no offer yet. */
  CancelQuote(body: NamedQuoteInput, requestOptions?: RequestOptions): Promise<QuoteDetail>
}

export interface ReviewsResource {
  /** GET /api/reviews/getReviews — What customers say about a product, some at a time: sort is helpful, newest, highest or lowest. */
  getReviews(query?: { sku?: string | undefined; page?: string | undefined; sort?: string | undefined }, requestOptions?: RequestOptions): Promise<Reviews>
  /** POST /api/reviews/saveReview — Writes a review, or the caller’s own again: one per person and product. */
  saveReview(body: NewReviewInput, requestOptions?: RequestOptions): Promise<Review>
  /** DELETE /api/reviews/deleteReview — Takes the caller’s own review back. */
  deleteReview(query?: { sku?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/reviews/vote — Says that a review was helpful, once per person, or takes that back. */
  vote(body: ReviewVoteInput, requestOptions?: RequestOptions): Promise<Review>
  /** POST /api/reviews/decide — Shows, publishes, removes or answers a review, through the link in the email to the shop. */
  decide(body: ReviewDecisionInput, requestOptions?: RequestOptions): Promise<ReviewDecisionReply>
  /** GET /api/reviews/photo — A photo of a review as a JPEG, small where small is given. */
  getPhoto(query?: { id?: string | undefined; small?: string | undefined }, requestOptions?: RequestOptions): Promise<Response>
}

export interface SearchResource {
  /** GET /api/search/products — Products by words, filters and sort, with exact counts for every filter. */
  products(query?: { q?: string | undefined; asTyped?: string | undefined; department?: string | undefined; category?: string | undefined; collection?: string | undefined; brand?: string | undefined; minPrice?: string | undefined; maxPrice?: string | undefined; storeId?: string | undefined; inStock?: string | undefined; enoughSqft?: string | undefined; sort?: string | undefined; page?: string | undefined; pageSize?: string | undefined; filter?: string | undefined; flag?: string | undefined; suitableFor?: string | undefined; sku?: string | undefined }, requestOptions?: RequestOptions): Promise<SearchAnswer>
  /** GET /api/search/suggest — Suggests products, categories and articles as the customer types. */
  suggest(query?: { q?: string | undefined }, requestOptions?: RequestOptions): Promise<Suggestions>
  /** GET /api/search/categories — Departments and categories in their order, with how many products each has. */
  categories(requestOptions?: RequestOptions): Promise<CategoryTree>
}

export interface SelectionSheetsResource {
  /** POST /api/myaccount/CreateSelectionSheet — A new sheet, empty or with the rooms, items and alternates of a project. */
  CreateSelectionSheet(body: NewSheetInput, requestOptions?: RequestOptions): Promise<SheetDetail>
  /** PUT /api/myaccount/SaveSelectionSheet — Changes a sheet; one that is signed becomes a new version, and its signature is void. */
  SaveSelectionSheet(body: SheetChangeInput, requestOptions?: RequestOptions): Promise<SheetDetail>
  /** POST /api/myaccount/ShareSelectionSheet — A link that opens the sheet for the client until it ends. */
  ShareSelectionSheet(body: SheetToShareInput, requestOptions?: RequestOptions): Promise<SharedSheet>
  /** POST /api/myaccount/EndSheetShare — Ends a link at once. */
  EndSheetShare(body: ShareToEndInput, requestOptions?: RequestOptions): Promise<SheetDetail>
  /** POST /api/myaccount/CommentOnSelectionSheet — A comment the client reads too. */
  CommentOnSelectionSheet(body: NewSheetCommentInput, requestOptions?: RequestOptions): Promise<SheetDetail>
  /** POST /api/myaccount/CopySelectionSheet — Copies a sheet into a draft of the caller, for example to change one made by a store. */
  CopySelectionSheet(body: NamedSheetInput, requestOptions?: RequestOptions): Promise<SheetDetail>
  /** POST /api/myaccount/ArchiveSelectionSheet — Puts a sheet away and ends its links, or takes it out again. */
  ArchiveSelectionSheet(body: SheetArchivingInput, requestOptions?: RequestOptions): Promise<SheetDetail>
  /** GET /api/myaccount/GetSelectionSheetVersion — Gets a signed version. */
  GetSelectionSheetVersion(query?: { selectionSheetId?: string | undefined; version?: string | undefined }, requestOptions?: RequestOptions): Promise<SheetVersion>
  /** GET /api/myaccount/GetSelectionSheetCart — Gets the chosen items in the form the cart takes. */
  GetSelectionSheetCart(query?: { selectionSheetId?: string | undefined }, requestOptions?: RequestOptions): Promise<SheetCart>
}

export interface SessionResource {
  /** POST /api/session/signOut — Ends the session on the server. */
  signOut(requestOptions?: RequestOptions): Promise<void>
  /** POST /api/session/startActing — Spends the code of a member of staff for a session as a customer. */
  startActing(body: SpentActingCodeInput, requestOptions?: RequestOptions): Promise<ActingSession>
  /** GET /api/session/captcha — Gets a proof-of-work challenge for the captcha. */
  captcha(requestOptions?: RequestOptions): Promise<CaptchaChallenge>
  /** POST /api/session/collect — Receives page events and errors from browsers. */
  collect(body: CollectedInput, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/session/record — Receives part of a session recording from a browser with consent. */
  record(body: RecordedPartInput, requestOptions?: RequestOptions): Promise<void>
}

export interface SheetLinksResource {
  /** POST /api/selectionsheet/OpenSheet — Gets the sheet behind a link; never the account’s prices, and retail prices only where allowed. */
  OpenSheet(body: OpenLinkInput, requestOptions?: RequestOptions): Promise<ClientSheet>
  /** POST /api/selectionsheet/GetSheetLogo — The logo of the company that shares the sheet. */
  GetSheetLogo(body: OpenLinkInput, requestOptions?: RequestOptions): Promise<Response>
  /** POST /api/selectionsheet/ChooseSheetItem — Chooses among an item and its alternates. */
  ChooseSheetItem(body: ClientChoiceInput, requestOptions?: RequestOptions): Promise<ClientSheet>
  /** POST /api/selectionsheet/CommentOnSheet — A comment of the client. */
  CommentOnSheet(body: ClientCommentInput, requestOptions?: RequestOptions): Promise<ClientSheet>
  /** POST /api/selectionsheet/ApproveSheet — Signs the version shown; it is stored unchanged and locked. */
  ApproveSheet(body: ClientApprovalInput, requestOptions?: RequestOptions): Promise<ClientSheet>
}

export interface StockAlertsResource {
  /** POST /api/stockalerts/saveAlert — Requests one email when a product, or enough of one lot, is in stock; guests confirm their address first. */
  saveAlert(body: StockAlertRequestInput, requestOptions?: RequestOptions): Promise<StockAlertAnswer>
  /** POST /api/stockalerts/confirmAlert — Confirms the address of a stock alert, through the link in its email. */
  confirmAlert(body: StockAlertLinkInput, requestOptions?: RequestOptions): Promise<StockAlertAnswer>
  /** POST /api/stockalerts/endAlerts — Ends all stock alerts of an address, through the link in an email. */
  endAlerts(body: StockAlertLinkInput, requestOptions?: RequestOptions): Promise<StockAlertAnswer>
}

export interface StorePagesResource {
  /** GET /api/storepages/listStores — Every store, by state and name. */
  listStores(requestOptions?: RequestOptions): Promise<Stores>
  /** GET /api/storepages/getStore — Gets a store by ID or URL name, with its team and events. */
  getStore(query?: { store?: string | undefined }, requestOptions?: RequestOptions): Promise<StorePage>
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
  /** PATCH /api/user/ChangePersonalData — Updates the fields sent; a new password needs the current one and ends other sessions. */
  ChangePersonalData(body: PersonalChangeInput, requestOptions?: RequestOptions): Promise<ChangedPersonalData>
  /** POST /api/user/CreateNewUser — Invites a team member by email; callers can grant only rights they hold. */
  CreateNewUser(body: NewUserInput, requestOptions?: RequestOptions): Promise<AccountUser>
  /** GET /api/user/GetCustomerUserList — The people of the account. */
  GetCustomerUserList(requestOptions?: RequestOptions): Promise<AccountUsers>
  /** PUT /api/user/UpdateCustomerData — Changes the account itself. */
  UpdateCustomerData(body: CustomerChangeInput, requestOptions?: RequestOptions): Promise<CustomerData>
  /** DELETE /api/user/DeleteUser — Removes a team member from the account; not the caller, not the last manager. */
  DeleteUser(query?: { email?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/user/LockUser — Locks a team member and ends all their sessions. */
  LockUser(query?: { email?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** DELETE /api/user/UnlockUser — Unlocks a team member. */
  UnlockUser(query?: { email?: string | undefined }, requestOptions?: RequestOptions): Promise<void>
  /** POST /api/user/IsPhoneAlreadyExist — Whether a phone number is known; true only to managers and with a solved captcha. */
  IsPhoneAlreadyExist(body: PhoneCheckInput, requestOptions?: RequestOptions): Promise<AccountExists>
  /** POST /api/user/IsEmailAlreadyExist — Checks whether an email address is in use; answered only for managers or with a solved captcha. */
  IsEmailAlreadyExist(body: EmailCheckInput, requestOptions?: RequestOptions): Promise<AccountExists>
  /** POST /api/user/DeleteMeCreditCardForAllUser — Removes the saved cards of the account’s people, a page at a time. */
  DeleteMeCreditCardForAllUser(query?: { page?: string | undefined; pageSize?: string | undefined }, requestOptions?: RequestOptions): Promise<RemovedCards>
}

export interface ShopClient {
  Address: AddressResource
  Approvals: ApprovalsResource
  Auth: AuthResource
  Broadcast: BroadcastResource
  Cart: CartResource
  ClientBrand: ClientBrandResource
  Console: ConsoleResource
  Favorites: FavoritesResource
  Generic: GenericResource
  MyAccount: MyAccountResource
  MyBilling: MyBillingResource
  MyCards: MyCardsResource
  MyFilters: MyFiltersResource
  MyOrders: MyOrdersResource
  MyRewards: MyRewardsResource
  Operator: OperatorResource
  OrderStatus: OrderStatusResource
  OrderSummary: OrderSummaryResource
  OwnData: OwnDataResource
  PayLinks: PayLinksResource
  Payment: PaymentResource
  People: PeopleResource
  Photos: PhotosResource
  Product: ProductResource
  ProductPages: ProductPagesResource
  Project: ProjectResource
  Projects: ProjectsResource
  ProposalLinks: ProposalLinksResource
  Proposals: ProposalsResource
  Quotes: QuotesResource
  Reviews: ReviewsResource
  Search: SearchResource
  SelectionSheets: SelectionSheetsResource
  Session: SessionResource
  SheetLinks: SheetLinksResource
  StockAlerts: StockAlertsResource
  StorePages: StorePagesResource
  Stores: StoresResource
  User: UserResource
}
