import type { ServerResponse } from 'node:http';
import type { Answer } from '@foothold/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route answers; if omitted, the answer is complete and has a time limit. */
    answer?: Answer;
  }
  interface FastifyRequest {
    /** The call timed out and its caller was refused: later results aren't sent. */
    hasTimedOut?: boolean;
    answerTimer?: NodeJS.Timeout;
    /** An answer is already being sent, so no other can be. */
    isAnswered?: boolean;
  }
}

/** A process may take 60 s to start and its task 60 s on an overloaded machine; the rest is for the database. */
const WORK_MS = 150_000;

/**
 * Ends every call that isn't answered in time, except streams and downloads: with `server.busy` if nothing was sent, else by closing its
 * connection. The call's work continues, since it may have begun to write.
 * @param answerMs for everything before a body is read, and again from there until the last byte of the answer
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

/** Closes the connection of a client that doesn't read a finished answer. */
export function limitReading(response: ServerResponse, milliseconds: number): void {
  // By now, the system nearly always has the whole answer.
  if (!response.socket?.writableLength) return;
  const timer = setTimeout(() => response.destroy(), milliseconds);
  response.once('close', () => clearTimeout(timer));
}
