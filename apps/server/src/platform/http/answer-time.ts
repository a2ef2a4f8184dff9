import type { ServerResponse } from 'node:http';
import type { Answer } from '@foothold/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route responds. By default, the response is sent in one piece and has a time limit. */
    answer?: Answer;
  }
  interface FastifyRequest {
    /** The call timed out and got an error. Later results are dropped. */
    hasTimedOut?: boolean;
    answerTimer?: NodeJS.Timeout;
    /** A response is being sent, so no other can be. */
    isAnswered?: boolean;
  }
}

/** A process may take 60 s to start and its task another 60 s on an overloaded machine. The rest is for the database. */
const WORK_MS = 150_000;

/**
 * Ends every call that takes too long, except streams and downloads. It sends `server.busy` or, if the response has started, closes the
 * connection. The work itself continues, because it may have written something.
 * @param answerMs limit until the body is read, and again from there until the last byte of the response
 * @param bodyMs how long a body may take to arrive
 */
export function limitAnswers(app: FastifyInstance, answerMs: number, bodyMs: number): void {
  function setTimer(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
    clearTimeout(request.answerTimer);
    if (reply.raw.closed || isOpenEnded(request)) return;
    request.answerTimer = setTimeout(() => {
      if (request.isAnswered) return void reply.raw.destroy();
      request.hasTimedOut = true;
      reply.send(new AppError('server.busy'));
      setTimer(request, reply, answerMs);
    }, milliseconds);
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => clearTimeout(request.answerTimer));
    setTimer(request, reply, answerMs);
  });
  app.addHook('preParsing', async (request, reply) => {
    if (!request.hasTimedOut) setTimer(request, reply, bodyMs);
  });
  app.addHook('preValidation', async (request, reply) => {
    const limit = request.routeOptions.config.answer === 'work' ? WORK_MS : answerMs;
    if (!request.hasTimedOut) setTimer(request, reply, limit);
  });
  app.addHook('onSend', async (request) => {
    request.isAnswered = true;
  });
}

const isOpenEnded = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.answer === 'stream' || config.answer === 'download';

/** Closes the connection if the client doesn't read the response. */
export function limitReading(response: ServerResponse, milliseconds: number): void {
  // The operating system has usually taken the whole response by now.
  if (!response.socket?.writableLength) return;
  const timer = setTimeout(() => response.destroy(), milliseconds);
  response.once('close', () => clearTimeout(timer));
}
