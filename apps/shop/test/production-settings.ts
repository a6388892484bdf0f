/** A public shop must have its own secrets. */
export const productionSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  TESSERA_ADMIN_USERNAME: 'owner',
  TESSERA_ADMIN_PASSWORD: 'An-owners-Password-9',
  TESSERA_SELLER_CLIENT_ID: '11111111-2222-4333-8444-555555555555',
  TESSERA_SELLER_CLIENT_SECRET: 'a secret of their own',
  TESSERA_STOREFRONT_CLIENT_ID: '11111111-2222-4333-8444-666666666666',
}
