import {
  type Environment,
  hosts,
  maybeText,
  maybeWhole,
  oneOf,
  readConfig,
  text,
  url,
  whole,
} from '@tessera/server/config'
import { databaseSettings } from '@tessera/server/database-settings'
import { tracingSettings } from '@tessera/server/tracing/tracing-settings'
import type { FirstMarketplace } from './marketplace.ts'
import type { PlatformSettings } from './settings.ts'

/** Credentials of a local installation. The README prints them, so production refuses them. */
export const localCredentials = {
  TESSERA_ADMIN_USERNAME: 'admin',
  TESSERA_ADMIN_PASSWORD: 'Tessera-local-1',
  TESSERA_SELLER_CLIENT_ID: '7E55E2A0-0000-4000-8000-00000000000A',
  TESSERA_SELLER_CLIENT_SECRET: 'tessera-local-seller-secret',
  TESSERA_STOREFRONT_CLIENT_ID: '7E55E2A0-0000-4000-8000-00000000000B',
  TESSERA_CONSOLE_CLIENT_ID: '7E55E2A0-0000-4000-8000-00000000000C',
}

const minute = 60

/** Every environment variable the platform reads. An invalid one stops the start with a message that names it. */
export function readPlatformConfig(environment: Environment) {
  const values = readConfig(
    {
      NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
      HOST: text(''),
      PORT: whole(3000, 0, 65_535),
      PUBLIC_URL: url(''),
      ...databaseSettings,
      ...tracingSettings,
      LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'default'], 'default'),
      TRUST_PROXY_HOPS: whole(0, 0, 10),
      CONNECTIONS_PER_ADDRESS: whole(256, 1),
      DRAIN_SECONDS: maybeWhole(0, 300),
      /** `wait`: `npm run migrate` changes the schema, and a start waits for it. */
      MIGRATE: oneOf(['start', 'wait'], 'start'),
      METRICS_PORT: whole(0, 0, 65_535),
      METRICS_TOKEN: maybeText(),
      OUTBOUND_ALLOW: hosts(),
      SMTP_URL: maybeText(),
      MAIL_FROM: maybeText(),
      SIGN_IN_FAILURES: whole(30, 1),
      CLIENT_SIGN_IN_FAILURES: whole(3000, 1),
      GUEST_TOKENS: whole(30, 1),
      CREDENTIAL_REQUESTS: whole(8, 1),
      API_PER_PERSON: whole(600, 1),
      API_PER_SELLER: whole(60_000, 1),
      API_PER_SHOP: whole(600_000, 1),
      API_PER_ADDRESS: whole(120, 1),
      SUBMITS_PER_PERSON: whole(10, 1),
      TESSERA_ADMIN_USERNAME: text(localCredentials.TESSERA_ADMIN_USERNAME),
      TESSERA_ADMIN_PASSWORD: text(localCredentials.TESSERA_ADMIN_PASSWORD),
      TESSERA_SELLER_CLIENT_ID: text(localCredentials.TESSERA_SELLER_CLIENT_ID),
      TESSERA_SELLER_CLIENT_SECRET: text(localCredentials.TESSERA_SELLER_CLIENT_SECRET),
      TESSERA_STOREFRONT_CLIENT_ID: text(localCredentials.TESSERA_STOREFRONT_CLIENT_ID),
      TESSERA_CONSOLE_CLIENT_ID: text(localCredentials.TESSERA_CONSOLE_CLIENT_ID),
    },
    environment,
  )
  const isProduction = values.NODE_ENV === 'production'
  return {
    ...values,
    isProduction,
    HOST: values.HOST || (isProduction ? '0.0.0.0' : '127.0.0.1'),
    PUBLIC_URL: values.PUBLIC_URL || `http://localhost:${values.PORT}`,
    LOG_LEVEL: values.LOG_LEVEL === 'default' ? (isProduction ? 'info' : 'warn') : values.LOG_LEVEL,
  }
}

export type PlatformConfig = ReturnType<typeof readPlatformConfig>

export const settingsOf = (config: PlatformConfig): PlatformSettings => ({
  publicUrl: config.PUBLIC_URL,
  trustProxyHops: config.TRUST_PROXY_HOPS,
  environment: config.isProduction ? 'Production' : 'Sandbox',
  outboundAllow: config.OUTBOUND_ALLOW,
  signInFailures: { name: 'sign-in', hits: config.SIGN_IN_FAILURES, seconds: 15 * minute },
  clientSignInFailures: { name: 'client-sign-in', hits: config.CLIENT_SIGN_IN_FAILURES, seconds: 15 * minute },
  guestTokens: { name: 'guest', hits: config.GUEST_TOKENS, seconds: 10 * minute },
  credentials: { name: 'credentials', hits: config.CREDENTIAL_REQUESTS, seconds: 15 * minute },
  calls: {
    person: { name: 'person', hits: config.API_PER_PERSON, seconds: minute },
    seller: { name: 'seller', hits: config.API_PER_SELLER, seconds: minute },
    shop: {
      clientID: config.TESSERA_SELLER_CLIENT_ID,
      limit: { name: 'shop', hits: config.API_PER_SHOP, seconds: minute },
    },
    address: { name: 'address', hits: config.API_PER_ADDRESS, seconds: minute },
    submits: { name: 'submit', hits: config.SUBMITS_PER_PERSON, seconds: minute },
  },
})

export const firstMarketplaceOf = (config: PlatformConfig): Omit<FirstMarketplace, 'id'> => ({
  name: 'Tessera',
  adminUsername: config.TESSERA_ADMIN_USERNAME,
  adminPassword: config.TESSERA_ADMIN_PASSWORD,
  adminEmail: 'admin@tessera.invalid',
  sellerClientID: config.TESSERA_SELLER_CLIENT_ID,
  sellerClientSecret: config.TESSERA_SELLER_CLIENT_SECRET,
  storefrontClientID: config.TESSERA_STOREFRONT_CLIENT_ID,
})
