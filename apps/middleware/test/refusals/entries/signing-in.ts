import type { RefusalWorld } from '../a-refusal-world.ts'
import { callerOnly, type Entries, type Entry } from '../entry.ts'
import { password } from '../the-people.ts'

const nobodysEmail = 'nobody@nowhere.test'
const wrong = 'A-Wrong-Password-1'

/** Queries about a registered and an unknown address: same answer. */
const aboutEmail: Entry['foreign'] = async ({ eve }) => [
  { body: { email: eve.email } },
  { body: { email: nobodysEmail } },
]

const byQuery: Entry = {
  right: ({ ben }) => ({ query: { userName: ben.email, userPassword: password } }),
  foreign: async ({ eve }) => [
    { query: { userName: eve.email, userPassword: wrong } },
    { query: { userName: nobodysEmail, userPassword: wrong } },
  ],
}

const sealedBy = async ({ as }: RefusalWorld, session: object): Promise<string> =>
  (await as(session).Auth.GetEncryptPassword({ password, purpose: 'sign-in' })).envelope

export const signingInEntries: Entries = {
  'Auth.GetTesseraUser': { right: ({ ada }) => ({ as: ada.session, body: {} }), foreign: aboutEmail },
  'Auth.GetUserStatus': { right: ({ ada }) => ({ as: ada.session, body: {} }), foreign: aboutEmail },
  'Auth.UserAuthentication': {
    right: ({ ben }) => ({ query: { token: ben.refreshToken } }),
    foreign: async ({ eve }) => [
      { query: { token: eve.session.shopToken ?? '' } },
      { query: { token: 'a-guess-of-a-token' } },
    ],
  },
  'Auth.GetTokenData': {
    right: ({ ada }) => ({ query: { token: ada.session.shopToken ?? '' } }),
    foreign: 'whoever holds a token may ask what it says; whose it is, only its owner hears',
  },
  'Auth.GetEncryptPassword': { right: () => ({ body: { password, purpose: 'sign-in' } }), foreign: callerOnly },
  'Auth.GetDecryptedPassword': {
    right: async (world) => ({ body: { envelope: await sealedBy(world, world.ada.session), purpose: 'sign-in' } }),
    foreign: async (world) => [
      { body: { envelope: await sealedBy(world, world.eve.session), purpose: 'sign-in' } },
      { body: { envelope: 'v1.made.up', purpose: 'sign-in' } },
    ],
  },
  'Auth.signIn': {
    right: ({ ben }) => ({ body: { userName: ben.email, password } }),
    foreign: async ({ eve }) => [
      { body: { userName: eve.email, password: wrong } },
      { body: { userName: nobodysEmail, password: wrong } },
    ],
  },
  'Auth.TesseraSignIn': byQuery,
  'Auth.GetAuthToken': byQuery,
  'Auth.GetCustomerSet': { right: () => ({}), foreign: callerOnly },
  'Auth.AccountActivation': {
    right: async ({ invited, secret }) => ({ body: { token: await secret(await invited()), password } }),
    foreign: async ({ as, eve, secret }) => {
      await as().Auth.ForgotPassword({ email: eve.email })
      return [{ body: { token: await secret(eve.email), password } }, { body: { token: 'a-guess', password } }]
    },
  },
  'Auth.ForgotPassword': { right: ({ ada }) => ({ body: { email: ada.email } }), foreign: aboutEmail },
  'Auth.ResetPassword': {
    right: async ({ as, newEmail, secret }) => {
      const email = newEmail()
      const person = { type: 'Retail' as const, firstName: 'New', lastName: 'One', email, password }
      await as().User.createCustomer({ ...person, marketingConsent: false, wantsTerms: false })
      await as().Auth.AccountActivation({ token: await secret(email) })
      await as().Auth.ForgotPassword({ email })
      return { body: { token: await secret(email), password: 'Another-Password-1' } }
    },
    foreign: async ({ invited, secret }) => [
      { body: { token: await secret(await invited()), password: 'Another-Password-1' } },
      { body: { token: 'a-guess', password: 'Another-Password-1' } },
    ],
  },
}
