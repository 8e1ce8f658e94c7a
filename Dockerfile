# npm pack && docker build -t palimpsest:0.1.0 .
# docker run --rm --network none --user "$(id -u)" -v "$PWD:/work" palimpsest:0.1.0 augment notes.jsonl copies.jsonl
FROM node:22-slim
COPY palimpsest-*.tgz /tmp/
RUN npm install --global --omit=dev --ignore-scripts /tmp/palimpsest-*.tgz && rm -r /tmp/palimpsest-*.tgz /root/.npm
ENV NODE_ENV=production
USER node
WORKDIR /work
ENTRYPOINT ["palimpsest"]
CMD ["--help"]
