import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type RequestContext, requestContext, type WebBuild } from '../shared/request-context.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

export const render: WebBuild['render'] = (request: Request, values: RequestContext) => {
  const context = new RouterContextProvider();
  context.set(requestContext, values);
  return handle(request, context);
};
