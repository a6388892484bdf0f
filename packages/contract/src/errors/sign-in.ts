import { conflict, forbidden, invalid, unauthenticated } from './kinds.ts'

/** Tokens, passwords, API clients and users. */
export const signInErrors = {
  'ApiClient.CannotDeleteLastFullAccess': invalid('This is the last API client with full access, so it has to stay.'),
  'ApiClient.InvalidClientID': invalid('No API client has this client ID.'),
  'ApiClient.UsedByIntegration': conflict('An integration uses this API client; change the integration first.'),
  'ApiClient.UsedByImpersonationConfig': conflict(
    'An impersonation config uses this API client; change the config first.',
  ),
  'ApiClient.RequiredNotAnonBuyer': invalid('This needs an API client that does not allow anonymous buyers.'),
  'ApiClientSecret.MaximumClientSecretsReached': invalid(
    'The API client has as many secrets as it may; delete one first.',
  ),
  'ApiClientSecret.InvalidExpirationDate': invalid('The expiration date of the secret must be in the future.'),

  'Auth.CompanyNotActive': invalid('The company of this user is not active.'),
  'Auth.ClientNotActive': invalid('This API client is not active.'),
  'Auth.SellerNotActive': invalid('This marketplace is not active.'),
  'Auth.UserNotActive': invalid('This user is not active.'),
  'Auth.UserNotFound': invalid('No user was found for this request.'),
  'Auth.InvalidUsernameOrPassword': invalid('Username or password is not correct.'),
  'Auth.UsernameAndPasswordRequired': invalid('Send a username and a password.'),
  'Auth.ClientIDAndEmailRequired': invalid('Send a client ID and an e-mail address.'),
  'Auth.MustPassAnonUserToken': invalid('Send the token of the anonymous user.'),
  'Auth.OauthError': invalid('The token request is not valid; check its grant type and fields.'),
  'Auth.PasswordExpired': invalid('The password has expired; set a new one.'),
  'Auth.InsecurePassword': invalid('The password no longer meets the rules; Data lists them.'),
  'Auth.LockedOut': invalid('Too many failed attempts; wait, or ask an administrator to unlock the account.'),
  'Auth.TokenRevoked': unauthenticated('The access token was revoked; sign in again.'),
  'Auth.InsufficientRoles': forbidden('You have none of the roles that open this call; Data lists them.'),
  'Auth.UserNotAuthorizedToAdmin': forbidden('Users of your kind may not do this.'),
  'Auth.AnonUserProhibited': forbidden('Anonymous users may not do this; sign in first.'),
  'Auth.UnauthorizedRole': forbidden('You may not grant a role that you do not have.'),
  'Auth.NoRoleRemains': forbidden('You hold none of these roles, so there is no token with them; Data lists yours.'),
  'Auth.BetaForbiddenProduction': invalid('This feature is in beta and cannot be used in production yet.'),

  'Impersonation.BadApiClient': invalid('This API client cannot be used to impersonate the user.'),
  'Impersonation.BuyerNetworkBuyerIDRequired': invalid('Name the buyer whose users may be impersonated.'),
  'Impersonation.BuyerNotAssigned': invalid('The API client is not assigned to the buyer of this user.'),
  'Impersonation.CannotDeleteImpersonateeParty': conflict(
    'An impersonation config names this user, group or buyer; change the config first.',
  ),
  'Impersonation.CannotDeleteSecurityProfile': conflict(
    'An impersonation config uses this security profile; change the config first.',
  ),
  'Impersonation.ClientIDNotFound': invalid('No API client has the client ID given for the impersonation.'),
  'Impersonation.ConfigError': invalid('No impersonation config allows you to act as this user.'),
  'ImpersonationConfig.ConflictingImpersonationConfigExists': conflict(
    'Another impersonation config covers the same parties and API client.',
  ),

  'OneTimePasswordRequest.UsernameOrEmailRequired': invalid('Send a username or an e-mail address.'),
  'PasswordReset.CannotReusePassword': invalid('This password was used before; choose another one.'),
  'PasswordReset.InsecurePassword': invalid('The password does not meet the rules; Data lists them.'),
  'PasswordReset.InvalidVerification': invalid('The verification code is wrong or has expired; ask for a new one.'),
  'PasswordReset.LockedOut': invalid('The account is locked, so its password cannot be reset yet.'),
  'PasswordReset.MissingOrInvalidClientID': invalid('Send the client ID of an API client that exists.'),
  'PasswordReset.MissingUsername': invalid('Send the username of the account.'),
  'PasswordReset.MissingUsernameOrEmail': invalid('Send the username or the e-mail address of the account.'),
  'PasswordReset.TooSoonToChange': invalid(
    'The password was changed a short while ago; wait before changing it again.',
  ),
  'Registration.InvalidVerificationCode': invalid('The verification code is wrong or has expired; ask for a new one.'),

  'SecurityProfile.CannotProvideBuyerID': invalid('This security profile cannot be assigned to a buyer.'),
  'SecurityProfile.CannotProvideSupplierID': invalid('This security profile cannot be assigned to a supplier.'),
  'SecurityProfile.InvalidPasswordConfiguration': invalid(
    'The password rules are too weak: at least ten characters and three kinds of character.',
  ),
  'SecurityProfile.ExternalRoleGroupReadOnly': invalid('A profile of an external role group can only be read.'),

  'User.CannotDeleteDefaultContextUser': conflict('An API client acts as this user; change the API client first.'),
  'User.CannotDeleteDevImpersonationUser': conflict('A developer acts as this user; end the impersonation first.'),
  'User.CannotDeleteWithOpenOrder': conflict('This user has open orders; complete or cancel them first.'),
  'User.CannotMoveDefaultContextUser': conflict('An API client acts as this user; change the API client first.'),
  'User.CannotMoveDevImpersonationUser': conflict('A developer acts as this user; end the impersonation first.'),
  'User.CannotMoveeWithOpenOrder': conflict('This user has open orders; complete or cancel them before the move.'),
  'User.IsNotTemp': invalid('This user is registered already; only an anonymous user can register.'),
  'User.NotFound': invalid('The user named in this request does not exist.'),
  'User.UsernameMustBeUnique': conflict('This username is taken; choose another one.'),
  'User.XPNotAllowed': invalid('You may not change your own extended properties.'),
  'UserGroup.CannotDeleteApprovingGroup': conflict('An approval rule names this group; change the rule first.'),
} as const
