import { defineCall, type RateLimit } from '../kit.ts'
import {
  Breadcrumb,
  ContentItem,
  PaymentOptions,
  ProductAlternatives,
  ProductAttributes,
  ProductCards,
  ProductDetails,
  Sitemaps,
} from './models.ts'

const path = (name: string) => `/api/Product/${name}` as const
const ofProduct = ['productId', 'isPreviewEnv'] as const

const pagePath = (name: string) => `/api/productpages/${name}` as const

const specSheetLimit: RateLimit = { name: 'spec-sheet', hits: 60, seconds: 60 }

export const productCalls = {
  getContentItem: defineCall({
    id: 'Product.GetContentItem',
    verb: 'GET',
    path: path('GetContentItem'),
    summary: 'A page of content: article, guide, policy, introduction, or a list of them.',
    access: 'anyone',
    reads: 'guest replica',
    query: ['itemPath'],
    reply: ContentItem,
  }),
  getPaymentOptions: defineCall({
    id: 'Product.GetPaymentOptions',
    verb: 'GET',
    path: path('GetPaymentOptions'),
    summary: 'The ways this customer may pay, and why not the others.',
    access: 'anyone',
    reply: PaymentOptions,
  }),
  getProductAttributes: defineCall({
    id: 'Product.GetProductAttributes',
    verb: 'GET',
    path: path('GetProductAttributes'),
    summary: 'The facts of a product in plain words, and where it can be used.',
    access: 'anyone',
    query: ofProduct,
    reply: ProductAttributes,
  }),
  getProductBreadcrum: defineCall({
    id: 'Product.GetProductBreadcrum',
    verb: 'GET',
    path: path('GetProductBreadcrum'),
    summary: 'The way from home to a product.',
    access: 'anyone',
    query: ofProduct,
    reply: Breadcrumb,
  }),
  getProductItemDetails: defineCall({
    id: 'Product.GetProductItemDetails',
    verb: 'POST',
    path: path('GetProductItemDetails'),
    summary: 'All of a product by the name in its address, at the caller’s prices.',
    access: 'anyone',
    query: ['productName', 'isPreviewEnv'],
    reply: ProductDetails,
  }),
  getProductSitemaps: defineCall({
    id: 'Product.GetProductSitemaps',
    verb: 'GET',
    path: path('GetProductSitemaps'),
    summary: 'Every address a search engine should know, by kind.',
    access: 'anyone',
    reads: 'guest replica',
    reply: Sitemaps,
  }),
  getRecords: defineCall({
    id: 'ProductPages.getRecords',
    verb: 'GET',
    path: pagePath('getRecords'),
    summary: 'Gets products by comma-separated SKUs at the caller’s prices; leaves out products that are not sold.',
    isAddition: true,
    access: 'anyone',
    query: ['skus'],
    reply: ProductCards,
  }),
  getAlternatives: defineCall({
    id: 'ProductPages.getAlternatives',
    verb: 'GET',
    path: pagePath('getAlternatives'),
    summary: 'Lists the closest alternatives to a discontinued product, by its URL name.',
    isAddition: true,
    access: 'anyone',
    query: ['productName'],
    reply: ProductAlternatives,
  }),
  getSpecSheet: defineCall({
    id: 'ProductPages.getSpecSheet',
    verb: 'GET',
    path: pagePath('getSpecSheet'),
    summary: 'The spec sheet of a product as PDF, by the name in its address, at the caller’s prices.',
    isAddition: true,
    access: 'anyone',
    limit: specSheetLimit,
    query: ['productName'],
    isFile: true,
  }),
}
