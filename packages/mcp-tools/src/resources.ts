import type { ApiClient } from '@foothold/client';
import type { Scope } from '@foothold/contracts/endpoint';
import type { McpServer } from '@modelcontextprotocol/server';

export function addResources(_server: McpServer, _api: ApiClient, _scopes: readonly Scope[]): void {}
