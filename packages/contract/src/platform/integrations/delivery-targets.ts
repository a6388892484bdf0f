import { embed, freeObject, listOf, ref, required, text, writeOnly } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { customAuthHeader } from './custom-auth-header.ts'

export const KafkaConfig = model('KafkaConfig', {
  BootstrapServers: required(text()),
  SaslUsername: required(text()),
  SaslPassword: writeOnly(required(text())),
  Topic: required(text()),
})

export const HttpConfig = model('HttpConfig', {
  Endpoint: required(text()),
  Secret: writeOnly(required(text(50))),
  CustomAuthHeaderName: text(),
  CustomAuthHeaderValue: writeOnly(text(50)),
})

export const SearchIngestionHttpContent = model('SearchIngestionHttpContent', {
  Endpoint: required(text()),
  ...customAuthHeader,
})

export const SearchIngestionContent = model('SearchIngestionContent', {
  Locales: required(listOf(text())),
  Http: embed(SearchIngestionHttpContent),
})

export const SearchIngestion = model('SearchIngestion', {
  Domain: required(text()),
  Source: required(text()),
  Endpoint: required(text()),
  Entity: required(text()),
  ApiKey: writeOnly(required(text())),
  Content: embed(SearchIngestionContent),
})

export const SendEvent = model('SendEvent', {
  SiteID: required(text()),
  ServiceEndpoint: required(text()),
})

export const DiscoverEvent = model('DiscoverEvent', {
  ClientID: required(ref('ApiClients')),
  ApiKey: writeOnly(required(text())),
  ServiceEndpoint: required(text()),
})

export const EventHubConfig = model('EventHubConfig', {
  EventHubName: required(text()),
  ConnectionString: writeOnly(required(text())),
})

export const AzureBlobConfig = model('AzureBlobConfig', {
  ConnectionString: writeOnly(required(text())),
  OverrideContainerName: text(),
})

export const AzureTableConfig = model('AzureTableConfig', {
  ConnectionString: writeOnly(required(text())),
  OverrideTableName: text(),
})

export const CosmosDbConfig = model('CosmosDbConfig', {
  ConnectionString: writeOnly(required(text())),
  OverrideDatabaseName: text(),
})

export const MailchimpConfig = model('MailchimpConfig', {
  ApiKey: text(),
})

export const MandrillConfig = model('MandrillConfig', {
  ApiKey: writeOnly(required(text(50))),
})

export const MessageSenderConfig = model('MessageSenderConfig', {
  Secret: writeOnly(required(text(50))),
  Endpoint: required(text()),
})

export const ContentHubConfig = model('ContentHubConfig', {
  ApiKey: writeOnly(required(text(50))),
  Endpoint: required(text()),
  TargetSchemaName: required(text()),
  ConfigData: freeObject(),
})

export const DeliveryTargets = model('DeliveryTargets', {
  Kafka: embed(KafkaConfig),
  Http: embed(HttpConfig),
  SearchIngestion: embed(SearchIngestion),
  SendEvent: embed(SendEvent),
  DiscoverEvent: embed(DiscoverEvent),
  EventHub: embed(EventHubConfig),
  AzureBlob: embed(AzureBlobConfig),
  AzureTable: embed(AzureTableConfig),
  CosmosDb: embed(CosmosDbConfig),
  Mailchimp: embed(MailchimpConfig),
  MessageSender: embed(MessageSenderConfig),
  ContentHub: embed(ContentHubConfig),
  Mandrill: embed(MandrillConfig),
})
