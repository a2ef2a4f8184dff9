import type { ServerResponse } from 'node:http';
import type { Answer } from '@foothold/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How the route answers; left out, the answer is complete and has a time limit. */
    answer?: Answer;
  }
  interface FastifyRequest {
    /** The time for an answer ran out and its caller was refused: what still comes of the call is not sent. */
    givenUp?: boolean;
    answerTimer?: NodeJS.Timeout;
    /** An answer is on its way, so no other can be sent. */
    isAnswered?: boolean;
  }
}

/** A process may take 60 s to start and its task 60 s, on a machine that is overloaded; the rest is for the database. */
const WORK_MS = 150_000;

/**
 * Ends every call that is not answered in time, except streams and downloads: with `server.busy` if nothing was sent, and with its connection
 * otherwise. What the call does goes on, since it may have begun to write.
 * @param answerMs for everything before a body is read, and again from there until the last byte of the answer
 * @param bodyMs longest that a body may take to arrive
 */
export function limitAnswers(app: FastifyInstance, answerMs: number, bodyMs: number): void {
  function give(request: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
    clearTimeout(request.answerTimer);
    if (reply.raw.closed || isOpenEnded(request)) return;
    request.answerTimer = setTimeout(() => {
      if (request.isAnswered) return void reply.raw.destroy();
      request.givenUp = true;
      reply.send(new AppError('server.busy'));
      give(request, reply, answerMs);
    }, milliseconds);
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => clearTimeout(request.answerTimer));
    give(request, reply, answerMs);
  });
  app.addHook('preParsing', async (request, reply) => {
    if (!request.givenUp) give(request, reply, bodyMs);
  });
  app.addHook('preValidation', async (request, reply) => {
    const limit = request.routeOptions.config.answer === 'work' ? WORK_MS : answerMs;
    if (!request.givenUp) give(request, reply, limit);
  });
  app.addHook('onSend', async (request) => {
    request.isAnswered = true;
  });
}

const isOpenEnded = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.answer === 'stream' || config.answer === 'download';

/** Ends the connection of anyone who does not read an answer that is already written. */
export function limitReading(response: ServerResponse, milliseconds: number): void {
  // Nearly always the whole answer is with the system by now.
  if (!response.socket?.writableLength) return;
  const timer = setTimeout(() => response.destroy(), milliseconds);
  response.once('close', () => clearTimeout(timer));
}
