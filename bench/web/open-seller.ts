import { type Client, createClient } from '@tessera/client/create-client'

export interface SellerCredentials {
  TESSERA_SELLER_CLIENT_ID: string
  TESSERA_SELLER_CLIENT_SECRET: string
  TESSERA_STOREFRONT_CLIENT_ID: string
}

/** The platform's client and a token of the seller, who may do everything. */
export async function openSeller(
  base: string,
  seller: SellerCredentials,
): Promise<{ client: Client; as: { accessToken: string } }> {
  const client = createClient({ baseApiUrl: base, clientID: seller.TESSERA_STOREFRONT_CLIENT_ID })
  const { access_token: accessToken } = await client.Auth.ClientCredentials(
    seller.TESSERA_SELLER_CLIENT_SECRET,
    seller.TESSERA_SELLER_CLIENT_ID,
    ['FullAccess'],
  )
  return { client, as: { accessToken } }
}
