// Written by scripts/generate-client.ts. Change the contract, then run it again.
export const table = `Address
 getAddresses GETo /api/address/getAddresses
 getAddressById GETo /api/address/getAddressById
 addAddress POSTb /api/address/addAddress
 updateAddress PATCHb /api/address/updateAddress
 deleteAddress DELETEo /api/address/deleteAddress
 getAddressUses GET /api/address/getAddressUses
 importAddresses POSTb /api/address/importAddresses
Approvals
 GetWaitingOrders GET /api/myaccount/GetWaitingOrders
 ApproveOrder POSTb /api/myaccount/ApproveOrder
 DeclineOrder POSTb /api/myaccount/DeclineOrder
 SaveOverLimitChoice PUTb /api/myaccount/SaveOverLimitChoice
Auth
 GetTesseraUser POSTb /api/auth/GetTesseraUser
 GetUserStatus POSTb /api/auth/GetUserStatus
 UserAuthentication POSTo /api/auth/UserAuthentication
 GetTokenData POSTo /api/auth/GetTokenData
 GetDecryptedPassword POSTb /api/auth/GetDecryptedPassword
 GetEncryptPassword POSTb /api/auth/GetEncryptPassword
 signIn POSTbo /api/auth/signIn
 TesseraSignIn GETo /api/auth/TesseraSignIn
 GetAuthToken GETo /api/auth/GetAuthToken
 GetCustomerSet GET /api/auth/GetCustomerSet
 AccountActivation POSTb /api/auth/AccountActivation
 ForgotPassword POSTb /api/auth/ForgotPassword
 ResetPassword POSTbo /api/auth/ResetPassword
Broadcast
 contactusform POSTb /api/broadcast/contactusform
 emailsignupform POSTb /api/broadcast/emailsignupform
 unsubscribeform POSTb /api/broadcast/unsubscribeform
 scheduleconsultationform POSTb /api/broadcast/scheduleconsultationform
 vendorpaymentemailform POSTb /api/broadcast/vendorpaymentemailform
 vendorpaymentform POSTb /api/broadcast/vendorpaymentform
Cart
 AddToCart POSTb /api/Cart/AddToCart
 CreateTesseraBasket POST /api/Cart/CreateTesseraBasket
 GetTesseraBasket GET /api/Cart/GetTesseraBasket
 GetCart GET /api/Cart/GetCart
 GetOrderSummary GET /api/Cart/GetOrderSummary
 GetCartListItems GET /api/Cart/GetCartListItems
 GuestCartListItems POSTb /api/Cart/GuestCartListItems
 RemoveAllCartItems DELETE /api/Cart/RemoveAllCartItems
 RemoveCartLineItem DELETEo /api/Cart/RemoveCartLineItem
 UpdateCartItemQuantity PATCHo /api/Cart/UpdateCartItemQuantity
 ValidatePartnerAddress POSTb /api/Cart/ValidatePartnerAddress
 SetBillingAddress PUTb /api/Cart/SetBillingAddress
 SetShippingAddress PUTb /api/Cart/SetShippingAddress
 Promo PUTbo /api/Cart/Promo
 UpdateTesseraPartnerShippingAddress PUTb /api/Cart/UpdateTesseraPartnerShippingAddress
 ProcessCart POSTb /api/Cart/ProcessCart
 SubmitCart POST /api/Cart/SubmitCart
 GetPickUpStores GETo /api/cartmore/getPickUpStores
 GetOrderProgress GETo /api/cartmore/getOrderProgress
 EstimateShipping POSTb /api/cartmore/estimateShipping
 ShareCart POST /api/cartmore/shareCart
 GetSharedCart GETo /api/cartmore/getSharedCart
 GetSharedItems GETo /api/cartmore/getSharedItems
ClientBrand
 GetClientBrand GET /api/myaccount/GetClientBrand
 SaveClientBrand POSTb /api/myaccount/SaveClientBrand
 GetClientLogo GETf /api/myaccount/GetClientLogo
Console
 ListViews GETo /api/console/ListViews
 SaveView POSTb /api/console/SaveView
 DeleteView POSTb /api/console/DeleteView
 ListPins GET /api/console/ListPins
 SavePin POSTb /api/console/SavePin
 DeletePin POSTb /api/console/DeletePin
 NameForwarded GETo /api/console/NameForwarded
Favorites
 getFavorites GET /api/favorites/getFavorites
 changeFavorites PATCHb /api/favorites/changeFavorites
Generic
 getalttext POSTo /api/generic/getalttext
 getsitesettings GET /api/generic/getsitesettings
 getRedirects GET /api/generic/getRedirects
 getProductRedirect GETo /api/generic/getProductRedirect
 getStaticData GET /api/generic/getStaticData
MyAccount
 GetOrders POSTb /api/myaccount/GetOrders
 GetOrderDetail GETo /api/myaccount/GetOrderDetail
 GetRewardSummary GET /api/myaccount/GetRewardSummary
 GetRewardStatements GET /api/myaccount/GetRewardStatements
 GetRewardDetails GETo /api/myaccount/GetRewardDetails
 SearchForInvoices POSTb /api/myaccount/SearchForInvoices
 PayOpenInvoiceByMortarPay POSTb /api/myaccount/PayOpenInvoiceByMortarPay
 GetBillingHistory POSTb /api/myaccount/GetBillingHistory
 PaymentCreditStatements POSTbo /api/myaccount/PaymentCreditStatements
 GetStatements GET /api/myaccount/GetStatements
 GetDocumentHeaderPartner GETo /api/myaccount/GetDocumentHeaderPartner
 DownloadDoc POSTbf /api/myaccount/DownloadDoc
 GetDocumentFilters GETo /api/myaccount/GetDocumentFilters
 GetQuotes POSTb /api/myaccount/GetQuotes
 GetQuoteDetail GETo /api/myaccount/GetQuoteDetail
 GetSelectionSheets POSTb /api/myaccount/GetSelectionSheets
 GetSelectionSheetDetail GETo /api/myaccount/GetSelectionSheetDetail
 GetMyProjects GET /api/myaccount/GetMyProjects
 GetProjectDetail GETo /api/myaccount/GetProjectDetail
MyBilling
 GetBillingSummary GETo /api/myaccount/GetBillingSummary
 GetBillingDocument GETo /api/myaccount/GetBillingDocument
 GetInvoicePayment GETo /api/myaccount/GetInvoicePayment
 RefundCredit POSTb /api/myaccount/RefundCredit
 GetStatementDetail GETo /api/myaccount/GetStatementDetail
 DisputeDocument POSTb /api/myaccount/DisputeDocument
 RemindMe POSTb /api/myaccount/RemindMe
 AskToPay POSTb /api/myaccount/AskToPay
MyCards
 GetSavedCards GET /api/myaccount/GetSavedCards
 SetDefaultCard POSTb /api/myaccount/SetDefaultCard
 ShareCard POSTb /api/myaccount/ShareCard
 RemoveSavedCard POSTb /api/myaccount/RemoveSavedCard
MyFilters
 SaveFilter POSTb /api/myaccount/SaveFilter
 ForgetFilter POSTb /api/myaccount/ForgetFilter
MyOrders
 GetOrderOverview GETo /api/myaccount/GetOrderOverview
 GetSpendingLimits GET /api/myaccount/GetSpendingLimits
 CancelOrder POSTb /api/myaccount/CancelOrder
 CancelOrderLines POSTb /api/myaccount/CancelOrderLines
 PriceOrderAddition POSTb /api/myaccount/PriceOrderAddition
 AddToOrder POSTb /api/myaccount/AddToOrder
 ChangeOrder POSTb /api/myaccount/ChangeOrder
 SendOrderMessage POSTb /api/myaccount/SendOrderMessage
 GetOrderPhoto GETof /api/myaccount/GetOrderPhoto
 RequestReturn POSTb /api/myaccount/RequestReturn
 GetReturnPhoto GETof /api/myaccount/GetReturnPhoto
 CancelReturn POSTb /api/myaccount/CancelReturn
MyRewards
 GetRewardFigures GET /api/myaccount/GetRewardFigures
 RedeemRewards POSTb /api/myaccount/RedeemRewards
Operator
 GetDesk GET /api/operator/GetDesk
 Find GETo /api/operator/Find
 ListOrders GETo /api/operator/ListOrders
 GetOrder GETo /api/operator/GetOrder
 ListQuotes GETo /api/operator/ListQuotes
 GetQuote GETo /api/operator/GetQuote
 ListAccounts GETo /api/operator/ListAccounts
 GetAccount GETo /api/operator/GetAccount
 ChangeAccount POSTb /api/operator/ChangeAccount
 OpenAsCustomer POSTb /api/operator/OpenAsCustomer
 InvitePerson POSTb /api/operator/InvitePerson
 ListAudit GETo /api/operator/ListAudit
 GetMessagePhoto GETof /api/operator/GetMessagePhoto
 AnswerOrderMessage POSTb /api/operator/AnswerOrderMessage
 AnswerQuoteMessage POSTb /api/operator/AnswerQuoteMessage
 MoveReturn POSTb /api/operator/MoveReturn
 PreviewReturn POSTb /api/operator/PreviewReturn
 OfferQuote POSTb /api/operator/OfferQuote
 DeclineQuote POSTb /api/operator/DeclineQuote
 SaveTemplate POSTb /api/operator/SaveTemplate
 MoveOrder POSTb /api/operator/MoveOrder
 PreviewOrderChange POSTb /api/operator/PreviewOrderChange
 ChangeOrder POSTb /api/operator/ChangeOrder
 CancelLines POSTb /api/operator/CancelLines
 TakeNextStep POSTb /api/operator/TakeNextStep
 SendDelivery POSTb /api/operator/SendDelivery
 RecordArrival POSTb /api/operator/RecordArrival
 DecideCompanyName POSTb /api/operator/DecideCompanyName
 GetCertificate GETof /api/operator/GetCertificate
 DecideProAccount POSTb /api/operator/DecideProAccount
 DecideDispute POSTb /api/operator/DecideDispute
 ConfirmRefund POSTb /api/operator/ConfirmRefund
 PreviewSteps POSTb /api/operator/PreviewSteps
 GetPickList GETo /api/operator/GetPickList
 ListDepartures GETo /api/operator/ListDepartures
 CountCarts GETo /api/operator/CountCarts
 ListCounterOrders GET /api/operator/ListCounterOrders
 GetCounterOrder GETo /api/operator/GetCounterOrder
 SaveCounterOrder POSTb /api/operator/SaveCounterOrder
 PlaceCounterOrder POSTb /api/operator/PlaceCounterOrder
 DeleteCounterOrder POSTb /api/operator/DeleteCounterOrder
 SendPayLink POSTb /api/operator/SendPayLink
 ListDocuments GETo /api/operator/ListDocuments
 GetDocument GETo /api/operator/GetDocument
 GetLedger GETo /api/operator/GetLedger
 PreviewPosting POSTb /api/operator/PreviewPosting
 PostDocument POSTb /api/operator/PostDocument
 ReversePosting POSTb /api/operator/ReversePosting
 RefundCredit POSTb /api/operator/RefundCredit
 SendReminders POSTb /api/operator/SendReminders
 ListStatements GETo /api/operator/ListStatements
 GetStatement GETo /api/operator/GetStatement
 ListPaymentsUnderWay GETo /api/operator/ListPaymentsUnderWay
 ListRewards GETo /api/operator/ListRewards
 GetRewards GETo /api/operator/GetRewards
 AdjustReward POSTb /api/operator/AdjustReward
 PayOutRewards POSTb /api/operator/PayOutRewards
 ListReviews GETo /api/operator/ListReviews
 DecideReview POSTb /api/operator/DecideReview
 ListInbox GETo /api/operator/ListInbox
 AnswerForm POSTb /api/operator/AnswerForm
 AssignForm POSTb /api/operator/AssignForm
 FinishForm POSTb /api/operator/FinishForm
 GetFormPhoto GETof /api/operator/GetFormPhoto
 ListContent GETo /api/operator/ListContent
 GetContent GETo /api/operator/GetContent
 SaveContent POSTb /api/operator/SaveContent
 PublishContent POSTb /api/operator/PublishContent
 PreviewContent POSTb /api/operator/PreviewContent
 ListRedirects GETo /api/operator/ListRedirects
 SaveRedirect POSTb /api/operator/SaveRedirect
 DeleteRedirect POSTb /api/operator/DeleteRedirect
 ListSynonyms GETo /api/operator/ListSynonyms
 SaveSynonym POSTb /api/operator/SaveSynonym
 DeleteSynonym POSTb /api/operator/DeleteSynonym
 TrySearch GETo /api/operator/TrySearch
 ListSearchesWithoutResult GETo /api/operator/ListSearchesWithoutResult
 ForgetSearch POSTb /api/operator/ForgetSearch
 ListSettings GET /api/operator/ListSettings
 SaveSetting POSTb /api/operator/SaveSetting
 ListAltTexts GETo /api/operator/ListAltTexts
 SaveAltText POSTb /api/operator/SaveAltText
 ListStores GETo /api/operator/ListStores
 GetStore GETo /api/operator/GetStore
 SaveStore POSTb /api/operator/SaveStore
 ListPictures GETo /api/operator/ListPictures
 AddPicture POSTb /api/operator/AddPicture
 DeletePicture POSTb /api/operator/DeletePicture
 NameOrders GETo /api/operator/NameOrders
 GetNotes GETo /api/operator/GetNotes
 GetRecordMark GETo /api/operator/GetRecordMark
 AddNote POSTb /api/operator/AddNote
 ListAssignments GET /api/operator/ListAssignments
 AssignTo POSTb /api/operator/AssignTo
 GetHealth GET /api/operator/GetHealth
 RetryJob POSTb /api/operator/RetryJob
 ListEmails GETo /api/operator/ListEmails
 GetEmail GETo /api/operator/GetEmail
 ResendEmail POSTb /api/operator/ResendEmail
 ListPageErrors GETo /api/operator/ListPageErrors
 ListRecordings GETo /api/operator/ListRecordings
 GetRecording GETo /api/operator/GetRecording
 OpenRecording POSTb /api/operator/OpenRecording
 GetRecordingEvents GETof /api/operator/GetRecordingEvents
 ListVendorPayments GETo /api/operator/ListVendorPayments
 GetVendorPayment GETo /api/operator/GetVendorPayment
 OpenVendorPayment POSTb /api/operator/OpenVendorPayment
 LockPerson POSTb /api/operator/LockPerson
 SendReset POSTb /api/operator/SendReset
 RestorePerson POSTb /api/operator/RestorePerson
 CallAsCustomer POSTb /api/operator/CallAsCustomer
 ChangeMerchant POSTb /api/operator/ChangeMerchant
 ChangePriceGroups POSTb /api/operator/ChangePriceGroups
 ListTemplates GET /api/operator/ListTemplates
 EmailCustomers POSTb /api/operator/EmailCustomers
 ListReturns GETo /api/operator/ListReturns
 GetReturnBoard GET /api/operator/GetReturnBoard
 GetReturn GETo /api/operator/GetReturn
 ReceiveReturn POSTb /api/operator/ReceiveReturn
 GetReturnable GETo /api/operator/GetReturnable
 RequestReturn POSTb /api/operator/RequestReturn
 ListProRequests GETo /api/operator/ListProRequests
 GetProRequest GETo /api/operator/GetProRequest
 GetTodayFigures GETo /api/operator/GetTodayFigures
 ListStockHolds GETo /api/operator/ListStockHolds
OrderStatus
 requestLink POSTb /api/orderstatus/requestLink
 getOrder POSTb /api/orderstatus/getOrder
OrderSummary
 getOrderDetails GETo /api/orderSummary/getOrderDetails
OwnData
 ChangeEmail POSTb /api/user/ChangeEmail
 CancelEmailChange POST /api/user/CancelEmailChange
 ConfirmEmail POSTb /api/user/ConfirmEmail
 GetNotifications GET /api/user/GetNotifications
 SaveNotifications POSTb /api/user/SaveNotifications
PayLinks
 OpenPayLink POSTb /api/paylink/OpenPayLink
 PayByLink POSTb /api/paylink/PayByLink
Payment
 initiatepayment POSTb /api/payment/initiatepayment
 getrequestid GET /api/payment/getrequestid
 gettokenize POSTb /api/payment/gettokenize
 getCardEntry GETo /api/paymentmore/getCardEntry
 getauthorize POSTbo /api/payment/getauthorize
 getpaymentdetails POSTb /api/payment/getpaymentdetails
 checkaccountstatus GETo /api/payment/checkaccountstatus
People
 ChangeUserRights POSTb /api/user/ChangeUserRights
 HandOverWork POSTb /api/user/HandOverWork
 GetCompany GET /api/user/GetCompany
 GetUserDeeds GET /api/user/GetUserDeeds
 ExportMyData GETf /api/user/ExportMyData
 GetSessions GET /api/user/GetSessions
 EndSession POSTb /api/user/EndSession
 SignOutElsewhere POST /api/user/SignOutElsewhere
 DeleteMe POSTb /api/user/DeleteMe
Photos
 getPhoto GETof /api/broadcast/contactphoto
Product
 GetContentItem GETo /api/Product/GetContentItem
 GetPaymentOptions GET /api/Product/GetPaymentOptions
 GetProductAttributes GETo /api/Product/GetProductAttributes
 GetProductBreadcrum GETo /api/Product/GetProductBreadcrum
 GetProductItemDetails POSTo /api/Product/GetProductItemDetails
 GetProductSitemaps GET /api/Product/GetProductSitemaps
ProductPages
 getRecords GETo /api/productpages/getRecords
 getAlternatives GETo /api/productpages/getAlternatives
 getSpecSheet GETof /api/productpages/getSpecSheet
Project
 CreateNewProject POST /api/project/CreateNewProject
 AddProjectName PUTo /api/project/AddProjectName
 UpdateProject POSTb /api/project/UpdateProject
 AddItemToProject POSTb /api/project/AddItemToProject
 GetProjectItemDetails GETo /api/project/GetProjectItemDetails
 EditProjectItems PUTb /api/project/EditProjectItems
 DeleteProjectItems DELETEo /api/project/DeleteProjectItems
 SaveProject POSTo /api/project/SaveProject
Projects
 AddProjectPhoto POSTb /api/project/AddProjectPhoto
 RemoveProjectPhoto POSTb /api/project/RemoveProjectPhoto
 GetProjectPhoto GETof /api/project/GetProjectPhoto
 GetProjectCart GETo /api/project/GetProjectCart
 GetOverspentProjects GET /api/project/GetOverspentProjects
 DuplicateProject POSTo /api/project/DuplicateProject
 GetLayoutTile GETo /api/project/GetLayoutTile
 GetProjectLayouts GETo /api/project/GetProjectLayouts
 SaveLayout POSTb /api/project/SaveLayout
 DeleteLayout DELETEo /api/project/DeleteLayout
ProposalLinks
 OpenProposal POSTb /api/proposal/OpenProposal
 CommentOnProposal POSTb /api/proposal/CommentOnProposal
 AcceptProposal POSTb /api/proposal/AcceptProposal
 DownloadProposal POSTbf /api/proposal/DownloadProposal
 GetProposalLogo POSTbf /api/proposal/GetProposalLogo
Proposals
 GetProposal GETo /api/myaccount/GetProposal
 SaveProposal POSTb /api/myaccount/SaveProposal
 PreviewProposal GETo /api/myaccount/PreviewProposal
 ShareProposal POSTb /api/myaccount/ShareProposal
 EndProposalLink POSTb /api/myaccount/EndProposalLink
 CommentOnProposal POSTb /api/myaccount/CommentOnProposal
 GetProposalLogo GETof /api/myaccount/GetProposalLogo
Quotes
 RequestQuote POSTb /api/myaccount/RequestQuote
 SendQuote POSTb /api/myaccount/SendQuote
 AcceptQuote POSTb /api/myaccount/AcceptQuote
 DeclineQuote POSTb /api/myaccount/DeclineQuote
 AskForQuoteChange POSTb /api/myaccount/AskForQuoteChange
 AddQuoteMessage POSTb /api/myaccount/AddQuoteMessage
 GetQuotePhoto GETof /api/myaccount/GetQuotePhoto
 RenewQuote POSTb /api/myaccount/RenewQuote
 DuplicateQuote POSTb /api/myaccount/DuplicateQuote
 CancelQuote POSTb /api/myaccount/CancelQuote
Reviews
 getReviews GETo /api/reviews/getReviews
 saveReview POSTb /api/reviews/saveReview
 deleteReview DELETEo /api/reviews/deleteReview
 vote POSTb /api/reviews/vote
 decide POSTb /api/reviews/decide
 getPhoto GETof /api/reviews/photo
Search
 products GETo /api/search/products
 suggest GETo /api/search/suggest
 categories GET /api/search/categories
SelectionSheets
 CreateSelectionSheet POSTb /api/myaccount/CreateSelectionSheet
 SaveSelectionSheet PUTb /api/myaccount/SaveSelectionSheet
 ShareSelectionSheet POSTb /api/myaccount/ShareSelectionSheet
 EndSheetShare POSTb /api/myaccount/EndSheetShare
 CommentOnSelectionSheet POSTb /api/myaccount/CommentOnSelectionSheet
 CopySelectionSheet POSTb /api/myaccount/CopySelectionSheet
 ArchiveSelectionSheet POSTb /api/myaccount/ArchiveSelectionSheet
 GetSelectionSheetVersion GETo /api/myaccount/GetSelectionSheetVersion
 GetSelectionSheetCart GETo /api/myaccount/GetSelectionSheetCart
Session
 signOut POST /api/session/signOut
 startActing POSTb /api/session/startActing
 captcha GET /api/session/captcha
 collect POSTb /api/session/collect
 record POSTb /api/session/record
SheetLinks
 OpenSheet POSTb /api/selectionsheet/OpenSheet
 GetSheetLogo POSTbf /api/selectionsheet/GetSheetLogo
 ChooseSheetItem POSTb /api/selectionsheet/ChooseSheetItem
 CommentOnSheet POSTb /api/selectionsheet/CommentOnSheet
 ApproveSheet POSTb /api/selectionsheet/ApproveSheet
StockAlerts
 saveAlert POSTb /api/stockalerts/saveAlert
 confirmAlert POSTb /api/stockalerts/confirmAlert
 endAlerts POSTb /api/stockalerts/endAlerts
StorePages
 listStores GET /api/storepages/listStores
 getStore GETo /api/storepages/getStore
Stores
 Nearest GETo /api/Stores/Nearest
 getmerchantId GETo /api/Stores/getmerchantId
User
 createCustomer POSTb /api/user/createCustomer
 GetPersonalData GET /api/user/GetPersonalData
 ChangePersonalData PATCHb /api/user/ChangePersonalData
 CreateNewUser POSTb /api/user/CreateNewUser
 GetCustomerUserList GET /api/user/GetCustomerUserList
 UpdateCustomerData PUTb /api/user/UpdateCustomerData
 DeleteUser DELETEo /api/user/DeleteUser
 LockUser POSTo /api/user/LockUser
 UnlockUser DELETEo /api/user/UnlockUser
 IsPhoneAlreadyExist POSTb /api/user/IsPhoneAlreadyExist
 IsEmailAlreadyExist POSTb /api/user/IsEmailAlreadyExist
 DeleteMeCreditCardForAllUser POSTo /api/user/DeleteMeCreditCardForAllUser`
