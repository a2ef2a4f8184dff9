import { AppError } from '../../platform/errors.ts';
import type { Api } from '../../platform/http/api.ts';

const later = (): never => {
  throw new AppError('server.failed');
};

export function recruitingRoutes({ recruiting: os }: Api) {
  return {
    register: os.register.handler(later),
    registrationPdf: os.registrationPdf.handler(later),
    profile: os.profile.handler(later),
    saveProfile: os.saveProfile.handler(later),
    takeWaiting: os.takeWaiting.handler(later),
    discardWaiting: os.discardWaiting.handler(later),
    storeSecret: os.storeSecret.handler(later),
    eraseSecret: os.eraseSecret.handler(later),
    issueForwarding: os.issueForwarding.handler(later),
    withdrawForwarding: os.withdrawForwarding.handler(later),
    tasks: os.tasks.handler(later),
    approveTask: os.approveTask.handler(later),
    declineTask: os.declineTask.handler(later),
    accessLog: os.accessLog.handler(later),
    clients: os.clients.handler(later),
    client: os.client.handler(later),
    proposeTask: os.proposeTask.handler(later),
    withdrawTask: os.withdrawTask.handler(later),
    finishTask: os.finishTask.handler(later),
    reveal: os.reveal.handler(later),
    revealed: os.revealed.handler(later),
    registrations: os.registrations.handler(later),
    registration: os.registration.handler(later),
    review: os.review.handler(later),
    assign: os.assign.handler(later),
    recruiters: os.recruiters.handler(later),
    forwardingTable: os.forwardingTable.handler(later),
  };
}
